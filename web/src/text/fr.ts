const files = import.meta.glob<string>('./fr/*.ftl', { query: '?raw', import: 'default', eager: true });
const signs = import.meta.glob<string>('../../../src/caravanserai/games/*/text/fr.ftl', { query: '?sign', import: 'default', eager: true });

export default [...Object.values(files), ...Object.values(signs)];
