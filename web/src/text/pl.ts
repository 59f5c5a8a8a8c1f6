const files = import.meta.glob<string>('./pl/*.ftl', { query: '?raw', import: 'default', eager: true });
const signs = import.meta.glob<string>('../../../src/caravanserai/games/*/text/pl.ftl', { query: '?sign', import: 'default', eager: true });

export default [...Object.values(files), ...Object.values(signs)];
