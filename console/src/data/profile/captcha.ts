import type { Api } from '../api/index.ts';

/** A captcha: its image, and what it was asked with, which goes back with the letters. An image is good for one try. */
export interface Captcha {
  readonly image: Blob;
  readonly timestamp: string;
}

/** Asks for an image. @source shell §7 */
export async function fetchCaptcha(api: Api, timestamp: string, signal?: AbortSignal): Promise<Captcha> {
  const { data } = await api.getPasswordCaptcha({ path: { timestamp } }, { signal });
  if (!data) throw new Error('[console] The server sent no image, so its letters cannot be typed. See the answer of getPasswordCaptcha.');
  return { image: data, timestamp };
}

/** The digits of a captcha, spoken. @reading R-454 */
export async function fetchSpokenCaptcha(api: Api, timestamp: string): Promise<Blob> {
  const { data } = await api.getSpokenCaptcha({ path: { timestamp } });
  if (!data) throw new Error('[console] The server sent no sound, so the captcha cannot be heard. See the answer of getSpokenCaptcha.');
  return data;
}
