import { ACCOUNTS, expect } from '../../world.ts';
import type { State } from '../types.ts';
import { heading } from './ways.ts';

/** As the console keeps it; the server of the sandbox is not asked. */
const LOCK = JSON.stringify({
  account: 'admin',
  name: '孙婉宁',
  note: '信息技术中心',
  sinceMs: 1_795_000_000_000,
  returnTo: '/home',
  keptBy: 'server',
});

const bare = (clause: string, name: string, at: string, title: string, reach: State['reach'], more: Partial<State> = {}): State => ({
  clause,
  name,
  at,
  title,
  who: null,
  fixed: { layout: 'classic' },
  isBare: true,
  reach,
  ...more,
});

/** Pages without the frame. @source shell §2.1, §2.8, §6 */
export const bareStates: readonly State[] = [
  bare('SHELL-2.1', 'login', '/login', 'Sign in', heading),
  bare('SHELL-2.1', 'login, nothing filled in', '/login', 'Sign in', async ({ page }) => {
    await page.locator('button[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
  }),
  bare('SHELL-8', 'login, refused', '/login', 'Sign in', async ({ page }) => {
    await page.locator('input[name=account]').fill('locked');
    await page.locator('input[name=password]').fill(ACCOUNTS.locked);
    await page.locator('button[type=submit]').click();
    await expect(page.locator('form [role=alert] p')).toBeVisible();
  }),
  bare('SHELL-2.8', 'lock screen', '/lockScreen', 'Locked', heading, { who: 'admin', session: { lock: LOCK } }),
  bare(
    'SHELL-2.8',
    'lock screen, nothing filled in',
    '/lockScreen',
    'Locked',
    async ({ page }) => {
      await page.locator('button[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    },
    { who: 'admin', session: { lock: LOCK } },
  ),
  bare('SHELL-2.1', 'form by short link', '/formShortLink?x=1', 'Form by short link', heading),
  bare('SHELL-2.1', 'back from another sign-in', '/auth-redirect', 'Back from another sign-in', heading),
  bare('SHELL-2.1', 'single sign-on, refused', '/sso?jnpf_ticket=stolen', 'You are not signed in', heading),
  bare('SHELL-6', 'insufficient permission', '/home', 'Home', heading, { who: 'guest', isInside: true }),
];
