/** The judge answers questions in people's own words. The first list was written before anything answered it; the two held ones are never tuned for. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Judge, synonymsOf } from '../src/beside/judge/judge';
import { near, stem, terms } from '../src/beside/judge/stems';
import { digestOf } from '../src/rules/markdown';
import { fold } from '../src/rules/search';
import asked from './judge/asked.json';
import held from './judge/held.json';
import heldAgain from './judge/held_again.json';

const GAMES = '../src/caravanserai/games';
const judges = new Map<string, Judge>();

interface Question {
  language: string;
  game: string;
  question: string;
  sections: string[];
}

function judge(game: string, language: string): Judge {
  const name = `${game}/${language}`;
  const rules = readFileSync(`${GAMES}/${game}/RULES${language === 'en' ? '' : `.${language}`}.md`, 'utf-8');
  const synonyms = readFileSync(`${GAMES}/${game}/beside/judge/${language}.txt`, 'utf-8');
  if (!judges.has(name)) judges.set(name, new Judge(digestOf(rules, language), synonyms));
  return judges.get(name)!;
}

const missed = (questions: Question[]): string[] =>
  questions
    .map(({ language, game, question, sections }) => ({
      question,
      sections,
      found: judge(game, language)
        .ask(question)
        .map((answer) => answer.place),
    }))
    .filter(({ sections, found }) => !found.some((place) => sections.includes(place)))
    .map(({ question, sections, found }) => `${question} ${found.join(' ')}, not ${sections.join(' ')}`);

describe.each(['en', 'pl', 'fr'])('the judge, in %s', (language) => {
  const of = (questions: Question[]): Question[] => questions.filter((one) => one.language === language);

  test('finds at least eighteen of twenty questions among its first three answers', () => {
    expect(of(asked)).toHaveLength(20);
    const lost = missed(of(asked));
    expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(2);
  });

  test.each([
    ['first', held],
    ['second', heldAgain],
  ])('finds most of what it was not made for: the %s list', (_, questions) => {
    expect(of(questions)).toHaveLength(12);
    const lost = missed(of(questions));
    expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(3);
  });
});

describe('words', () => {
  test('are compared without accents, endings and small words', () => {
    expect(terms('Czy mogę położyć kafelki?', 'pl')).toEqual([stem('polozyc', 'pl'), stem('kafelki', 'pl')]);
    expect(stem('kafelka', 'pl')).toBe(stem('kafelki', 'pl'));
    expect(stem('caravanes', 'fr')).toBe(stem('caravane', 'fr'));
    expect(stem('caravans', 'en')).toBe(stem('caravan', 'en'));
  });

  test.each([
    ['kafelek', 'kafelka', 'kafelkiem', 'kafelków'],
    ['płytka', 'płytce', 'płytki'],
    ['runda', 'rundzie', 'rundy'],
    ['kolor', 'kolorze', 'kolorowym'],
    ['pałac', 'pałacu', 'pałace'],
    ['żeton', 'żetony', 'żetonów'],
    ['licytować', 'licytuje', 'licytują'],
    ['kupić', 'kupił', 'kupiona', 'kupionych'],
    ['mały', 'małym', 'małych'],
    ['rzucić', 'rzuca', 'rzut'],
    ['kupiec', 'kupcy', 'kupców'],
  ])('are the same word in Polish with any ending: %s', (...forms) => {
    expect(new Set(forms.map((form) => terms(form, 'pl')[0])).size, forms.map((form) => terms(form, 'pl')[0]).join(' ')).toBe(1);
  });

  test('stay apart in Polish if only their beginnings are alike', () => {
    const apart = ['kupić', 'kupiec', 'palma', 'pałac', 'karta', 'karawana', 'kafelek', 'kara', 'talia', 'talent'];
    expect(new Set(apart.map((word) => stem(fold(word).text, 'pl'))).size).toBe(apart.length);
  });

  test('may be mistyped, but another word is not a typo', () => {
    expect(near('pyramdi', 'pyramid')).toBe(true);
    expect(near('camle', 'camel')).toBe(true);
    expect(near('palm', 'pawn')).toBe(false);
    expect(near('die', 'dig')).toBe(false);
  });

  test('of people lead to those of the rules', () => {
    expect(synonymsOf('# said = meant\nflip, turn round = turned over', 'en').get(stem('flip', 'en'))).toEqual(terms('turned over', 'en'));
  });
});

describe('an answer', () => {
  test('is the sentence itself, within its paragraph, and says where it stands', () => {
    const [answer] = judge('camel_up', 'en').ask('May I move my tile next to another tile?');
    expect(answer?.place).toBe('6');
    expect(`${answer!.before}${answer!.said}${answer!.after}`).toContain('a space right beside another player');
  });

  test('is found in spite of a typo', () => {
    expect(
      judge('five_tribes', 'en')
        .ask('diagonnally?')
        .map((answer) => answer.place),
    ).toContain('3.3');
  });

  test('is none where no word is known', () => {
    expect(judge('emira', 'en').ask('xylophonic qqqq')).toEqual([]);
  });
});
