/** Which games have a part of their own for people at a real table; a game without one has no player aid, and its judge knows the words of the rules alone. */
const parts = import.meta.glob<string>('../../../src/caravanserai/games/*/beside/judge/*.txt', { query: '?raw', import: 'default' });
const FOLDER = '../../../src/caravanserai/games';

export const hasPart = (game: string): boolean => `${FOLDER}/${game}/beside/judge/en.txt` in parts;

/** The words that people use for those of a game's rules. */
export const synonymsFor = async (game: string, language: string): Promise<string> => (await parts[`${FOLDER}/${game}/beside/judge/${language}.txt`]?.()) ?? '';
