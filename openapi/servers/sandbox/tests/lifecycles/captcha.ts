import { lettersOf } from '../captcha-reader.ts';
import type { Api } from './client.ts';

/** Letters of a fresh image of the login page, as a person types them who has looked at it. */
export async function solved(api: Api, length: number): Promise<{ code: string; timestamp: string }> {
  const timestamp = String(Math.random());
  const { data } = await api.getLoginCaptcha({ path: { length, timestamp } });
  return { code: lettersOf((await data?.text()) ?? ''), timestamp };
}

/** The same for the image of the password dialog. */
export async function solvedForPassword(api: Api): Promise<{ code: string; timestamp: string }> {
  const timestamp = String(Math.random());
  const { data } = await api.getPasswordCaptcha({ path: { timestamp } });
  return { code: lettersOf((await data?.text()) ?? ''), timestamp };
}
