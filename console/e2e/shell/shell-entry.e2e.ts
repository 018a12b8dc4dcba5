import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { ACCOUNTS, expect, test } from '../world.ts';

/** Signs somebody in elsewhere, with a ticket along. */
async function signInElsewhere(apiUrl: string, ticket: string) {
  const password = createHash('md5').update(ACCOUNTS.staff).digest('hex');
  const body = new URLSearchParams({ account: 'staff', password, jnpf_ticket: ticket });
  await fetch(`${apiUrl}/api/oauth/Login`, { method: 'POST', body });
}

test('SHELL-2.1 /sso exchanges a ticket this browser holds for the session of who signed in with it, once and out of the address', async ({
  strictPage: page,
  world,
}) => {
  const { data: ticket } = (await (await fetch(`${world.apiUrl}/api/oauth/getTicket`)).json()) as { data: string };
  await page.goto('/login');
  await page.evaluate((kept) => sessionStorage.setItem('jnpf_ticket', kept), ticket);
  await signInElsewhere(world.apiUrl, ticket);
  await page.goto(`/sso?jnpf_ticket=${ticket}`);
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('何俊杰');
  // One page has taken the place of another without a load: a screen reader hears it by its heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto(`/sso?jnpf_ticket=${ticket}`);
  await expect(page.getByRole('heading', { level: 1, name: '没有登录成功' })).toBeVisible();
  await expect(page).toHaveURL('/sso');
});

/** The lines a text is drawn on, as what stands on each. */
const linesOf = (page: Page, text: string) =>
  page
    .getByRole('banner')
    .getByText(text)
    .evaluate((element) => {
      const lines = new Map<number, string>();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const top = Math.round(range.getBoundingClientRect().top);
          lines.set(top, (lines.get(top) ?? '') + range.toString());
        }
      return [...lines.values()];
    });

test('SHELL-2.4 the name above the menu breaks between words; SHELL-2.2 the title of the browser ends with the title of the system', async ({
  strictPage: page,
  world,
}) => {
  await world.openAs(page, 'admin', '/home');
  await expect(page).toHaveTitle('首页 - 智慧物流运营平台');
  await expect.poll(() => linesOf(page, '智慧物流平台顶级运营控制台')).toEqual(['智慧物流平台', '顶级运营控制台']);
});
