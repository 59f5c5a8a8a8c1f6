// Runs the page's own sums over what it is given: node page_sums.js MODULE PAD < positions, a line of answers for each.
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const [source, pad] = process.argv.slice(2);
const typescript = createRequire(source)('typescript');
const loaded = { exports: {} };
const { outputText } = typescript.transpileModule(readFileSync(source, 'utf8'), { compilerOptions: { module: 'commonjs', target: 'es2022' } });
new Function('module', 'exports', outputText)(loaded, loaded.exports);
const { totalsOf, placesOf } = loaded.exports;
const { sheets } = JSON.parse(readFileSync(pad, 'utf8'));
const positions = JSON.parse(readFileSync(0, 'utf8'));

const answer = ({ sheet: number, counts, answers, piles, partners }) => {
  const sheet = sheets[number];
  const people = counts.map((one, seat) => ({ counts: one, counted: sheet.rows.map((row) => row.name), partner: partners[seat] ?? null }));
  const totals = totalsOf(sheet, { people, answers, piles });
  return {
    points: totals.map((one) => one.points),
    ties: totals.map((one) => one.ties),
    reached: totals.map((one) => one.reached),
    lines: totals.map((one) => one.lines.map((line) => line.points)),
    places: placesOf(sheet, totals),
  };
};
process.stdout.write(JSON.stringify(positions.map(answer)));
