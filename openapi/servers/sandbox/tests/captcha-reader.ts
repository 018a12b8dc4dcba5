import type { Person } from './client.ts';
import { STROKES } from '../resources/sessions/strokes.ts';

const LETTER_OF_STROKES = new Map(Object.entries(STROKES).map(([letter, strokes]) => [strokes, letter]));

/** The letters of an image: the lines of each letter are drawn as the font has them, only shifted, turned and scaled. */
export const lettersOf = (svg: string): string =>
  [...svg.matchAll(/ d="([^"]+)"/g)].map(([, strokes = '']) => LETTER_OF_STROKES.get(strokes) ?? '').join('');

/** Letters of a fresh image, as a person types them who has looked at it. */
export async function solveCaptcha(person: Person, timestamp = String(Math.random())): Promise<{ code: string; timestamp: string }> {
  const response = await person.response('getPasswordCaptcha', { path: { timestamp } });
  return { code: lettersOf(await response.text()), timestamp };
}
