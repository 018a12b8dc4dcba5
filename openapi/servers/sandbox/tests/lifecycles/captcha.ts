import { digitsOf } from '../sessions/captcha-reader.ts';
import type { Api } from './client.ts';

/** Digits of a fresh image of the login page, as a person types them who has looked at it. */
export async function solved(url: string, api: Api, length: number): Promise<{ code: string; timestamp: string }> {
  const timestamp = String(Math.random());
  await api.getLoginCaptcha({ path: { length, timestamp } });
  return { code: await digitsOf(url, timestamp), timestamp };
}

/** The same for the image of the password dialog. */
export async function solvedForPassword(url: string, api: Api): Promise<{ code: string; timestamp: string }> {
  const timestamp = String(Math.random());
  await api.getPasswordCaptcha({ path: { timestamp } });
  return { code: await digitsOf(url, timestamp), timestamp };
}
