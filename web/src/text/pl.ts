const files = import.meta.glob<string>('./pl/*.ftl', { query: '?raw', import: 'default', eager: true });

export default Object.values(files);
