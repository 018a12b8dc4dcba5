import type { Page } from '@playwright/test';
import { expect } from './world.ts';

/** The chat of the bar and its window, as journeys find them. */
export const icon = (page: Page) => page.getByRole('button', { name: /^聊天(，|$)/ });
export const chat = (page: Page) => page.getByRole('dialog', { name: '聊天', exact: true });
export const people = (page: Page) => chat(page).getByRole('option');
export const personOf = (page: Page, name: string) => people(page).filter({ hasText: name });
export const field = (page: Page) => chat(page).getByRole('textbox', { name: /的消息$/ });
export const log = (page: Page) => chat(page).getByRole('log');
export const message = (page: Page, words: string | RegExp) => log(page).getByRole('article', { name: words });

export async function open(page: Page, name: string) {
  await icon(page).click();
  await personOf(page, name).click();
  await expect(field(page)).toBeFocused();
}
export async function write(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
}
