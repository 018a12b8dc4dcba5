import { hashPassword } from '@milepost/openapi/domains/oauth';
import type { Page } from '@playwright/test';

export const ACCOUNTS = {
  admin: 'Admin2026',
  staff: 'Staff2026',
  novice: 'Novice2026',
  guest: 'Guest2026',
  double: 'Double2026',
  locked: 'Locked2026',
} as const;
export type Account = keyof typeof ACCOUNTS;

/** The page of the dictionaries: where a journey begins that names no other. */
export const DICTIONARY = '/systemData/dictionary';

/** Signs in through the login page as a person would, ending on the page it leads to, or with the refusal. */
export async function signIn(page: Page, account: Account, at = DICTIONARY): Promise<void> {
  await page.goto(at);
  await page.locator('input[name=account]').fill(account);
  await page.locator('input[name=password]').fill(ACCOUNTS[account]);
  await page.locator('button[type=submit]').click();
  await page.locator('#page, form [role=alert] p').first().waitFor();
}

/** A token of a new session, asked of the API as the login page does. */
export async function tokenOf(apiUrl: string, account: Account): Promise<string> {
  const body = new URLSearchParams({ account, password: hashPassword(ACCOUNTS[account]), grant_type: 'password' });
  const { code, msg, data } = await (await fetch(`${apiUrl}/api/oauth/Login`, { method: 'POST', body })).json();
  if (code !== 200) throw new Error(`[e2e] ${account} could not sign in: ${msg}`);
  return String(data.token);
}

/** Opens an address in a tab that holds the token already, ending on the page it leads to. */
export async function openWithToken(page: Page, token: string, address: string): Promise<void> {
  // For this one load: who signs out later stays signed out.
  const kept = await page.addInitScript((own) => window === window.top && sessionStorage.setItem('token', own), token);
  await page.goto(address);
  await kept.dispose();
  await page.locator('#page').first().waitFor();
}
