// Runs the page's own sums over what it is given: node page_sums.js MODULE PAD < positions, a line of answers for each.
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const [source, pad] = process.argv.slice(2);
const typescript = createRequire(source)('typescript');
const loaded = { exports: {} };
const { outputText } = typescript.transpileModule(readFileSync(source, 'utf8'), { compilerOptions: { module: 'commonjs', target: 'es2022' } });
new Function('module', 'exports', outputText)(loaded, loaded.exports);
const { totalOf, placesOf, lineOf } = loaded.exports;
const { sheets } = JSON.parse(readFileSync(pad, 'utf8'));
const positions = JSON.parse(readFileSync(0, 'utf8'));

const answer = ({ sheet, counts }) => {
  const people = counts.map((one) => ({ counts: one, counted: sheets[sheet].rows.map((row) => row.name) }));
  const totals = people.map((_, seat) => totalOf(sheets[sheet], people, seat));
  return { points: totals.map((one) => one.points), lines: totals.map((one) => one.lines.map((line) => line.points)), places: placesOf(totals) };
};
process.stdout.write(JSON.stringify(positions.map(answer)));
