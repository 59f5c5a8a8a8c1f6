const files = import.meta.glob<string>('./en/*.ftl', { query: '?raw', import: 'default', eager: true });
const signs = import.meta.glob<string>('../../../src/caravanserai/games/*/text/en.ftl', { query: '?sign', import: 'default', eager: true });

export default [...Object.values(files), ...Object.values(signs)];
