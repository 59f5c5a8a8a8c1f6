/** Words as the judge compares them: without accents, endings and the words that every question has. Light on purpose: it is for finding, not for grammar. */
import { fold } from '../../rules/search';

/** Endings, longest first; what is left is three letters at least, and four where the ending may be a part of the word (pałac, żeton). */
const ENDINGS: Record<string, RegExp> = {
  en: /^(.{3,}?)(?:ations?|ings?|ied|ies|ers?|ed|es|s|e|y)$/,
  pl: /^(?:(.{4,}?)(?:ujacy|ajacy|owan|osci|owi|owa|ywa|iwa|ala|ali|alo|aly|ila|ili|ilo|ily|osc|iem|aja|uja|uje|asz|ac|al|ow|aj|uj|an|on|en)|(.{3,}?)(?:ymi|imi|ami|ach|ego|emu|ych|ich|esz|isz|ysz|ic|yc|il|yl|om|em|ym|im|ej|ia|ie|iu|io|a|e|y|i|o|u))$/,
  fr: /^(.{3,}?)(?:issements?|atrices?|ateurs?|ations?|ements?|erions|eraient|aient|erons|erez|iques?|euses?|eurs?|antes?|ants?|ents?|ions|ables?|ives?|ifs?|ees?|es?|er|ez|ir|it|ai|s|x)$/,
};
/** Polish endings stand behind each other (kup-ion-ych), and the letter before them changes: karta, karcie; płytka, płytce; kolor, kolorze; kafelek, kafelka. */
const SOFTENED: [RegExp, string][] = [
  [/i?e([klc])$/, '$1'],
  [/rz$/, 'r'],
  [/(?:sz|ch)$/, 's'],
  [/(?:cz|c|k)$/, 't'],
  [/(?:dz|g|z)$/, 'd'],
];
/** So many letters tell a word from others; Polish and French words have long tails. */
const LETTERS: Record<string, number> = { en: 9, pl: 7, fr: 8 };

const STOPS: Record<string, string> = {
  en: `a an the i my me we you your is are am be can could may might must do does did of to in on at by for with and or if it its this that these those what when where who whom
    how which as from there then than any some not no so have has had get gets will would should they them their he she his her also just into us our own again after before while same many much
    happens happen go goes if t s more one`,
  pl: `czy moge mozna moze musze musi trzeba jest sa byc co kto kogo komu kiedy gdzie ile jak jaki jaka jakie ktory ktora ktore sie nie tak i oraz lub albo a w we z ze na do od po za przy przez o u dla to
    ten ta te tego tej tych swoj swoja swoje moj moja moje mnie mi mam ja ty on ona ono jesli gdy gdyby jezeli juz tylko teraz jeden innego inny inna`,
  fr: `le la les l un une des de du d a au aux en et ou est sont etre ce cet cette ces c qui que qu quoi quel quelle quels quelles quand ou comment combien je tu il elle on nous vous ils elles me m te se s
    mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs y ne n pas plus peut puis peux dois doit faut si sur dans par pour avec sans chez suis ai as ont t fait faire passe-t autre deja cas oblige`,
};
const stops = new Map(Object.entries(STOPS).map(([language, text]) => [language, new Set(text.split(/\s+/))]));

/** A word without its ending. */
export function stem(word: string, language: string): string {
  const kept = language === 'pl' ? hardened(word) : cut(word, language);
  return kept.slice(0, LETTERS[language] ?? kept.length);
}

function cut(word: string, language: string): string {
  const found = ENDINGS[language]?.exec(word);
  return found?.[1] ?? found?.[2] ?? word;
}

/** Without any of its endings, and without what these do to the letter before them. */
function hardened(word: string): string {
  const bare = cut(word, 'pl');
  if (bare !== word) return hardened(bare);
  return word.length > 3 ? SOFTENED.reduce((said, [soft, hard]) => said.replace(soft, hard), word) : word;
}

/** The words of a text that say something, in their order. */
export function terms(text: string, language: string): string[] {
  const said = fold(text).text.match(/[a-z]+|\d+/g) ?? [];
  return said.filter((word) => !stops.get(language)?.has(word)).map((word) => stem(word, language));
}

/** Whether a few letters make one word of the other: a typo, not another word. */
export function near(one: string, other: string): boolean {
  const most = Math.max(one.length, other.length);
  const allowed = most < 4 ? 0 : most < 7 ? 1 : 2;
  return Math.abs(one.length - other.length) <= allowed && distance(one, other) <= allowed;
}

/** How many letters are added, left out, changed or swapped with their neighbour. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? before[j - 2]! + 1 : Infinity;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, change, swap));
    }
    before = row;
    row = next;
  }
  return row[other.length]!;
}
