import type { Page, Response } from '@playwright/test';
import { controlSandbox } from '../servers.ts';
import type { World } from '../world.ts';

/** Digits of the captcha of this address, image or sound: the sandbox tells its tests, since no program reads them. */
export async function captchaDigits(world: Pick<World, 'apiUrl'>, address: string): Promise<string> {
  const timestamp = decodeURIComponent(new URL(address, world.apiUrl).pathname.split('/').at(-1) ?? '');
  const { letters } = await controlSandbox(world.apiUrl, 'captcha', { timestamp });
  return String(letters);
}

/** Digits of the next captcha image that something shows. */
export async function digitsShown(page: Page, world: World, show: () => Promise<unknown>): Promise<string> {
  const [image]: [Response, unknown] = await Promise.all([page.waitForResponse(/\/ImageCode\//), show()]);
  await image.finished();
  return captchaDigits(world, image.url());
}
