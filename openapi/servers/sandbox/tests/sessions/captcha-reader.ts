import { CONTROL_HEADER } from '../../control/routes.ts';
import type { Person } from '../client.ts';

/** The digits of an image, as the sandbox tells its tests: no program reads them from the image. */
export async function digitsOf(url: string, timestamp: string): Promise<string> {
  const { control } = (await (await fetch(`${url}/__sandbox?nonce=captcha-reader`)).json()) as { control: string };
  const response = await fetch(`${url}/__sandbox/captcha`, {
    method: 'POST',
    headers: { [CONTROL_HEADER]: control },
    body: JSON.stringify({ timestamp }),
  });
  const { letters, error } = (await response.json()) as { letters?: string; error?: string };
  if (letters === undefined) throw new Error(error);
  return letters;
}

/** Digits of a fresh image, as a person types them who has looked at it. */
export async function solveCaptcha(person: Person, timestamp = String(Math.random())): Promise<{ code: string; timestamp: string }> {
  await person.response('getPasswordCaptcha', { path: { timestamp } });
  return { code: await digitsOf(person.url, timestamp), timestamp };
}
