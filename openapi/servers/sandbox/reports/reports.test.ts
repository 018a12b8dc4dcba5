import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sandbox } from '../index.ts';
import { flatten, signIn, startForTest } from '../tests/client.ts';
import { REPORTS } from './contents.ts';
import { reportPage } from './page.ts';

const REPORT_ENTRY = 5;
/** Category of the log. */
const REFUSALS = '7';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.close());

async function preview(query: Readonly<Record<string, string>>) {
  const answer = await fetch(`${sandbox.url}/preview.html?${new URLSearchParams(query).toString()}`);
  return { status: answer.status, policy: answer.headers.get('content-security-policy'), html: await answer.text() };
}

it('every report of the menu has a page of its own with its title and a table, in which nothing runs', async () => {
  const admin = await signIn(sandbox.url, 'admin');
  const double = await signIn(sandbox.url, 'double');
  const menus = await Promise.all([admin, double].map(async (person) => (await person.data('getCurrentUser')).menuList ?? []));
  const entries = menus.flatMap((menu) => flatten(menu)).filter(({ type }) => type === REPORT_ENTRY);
  expect(new Set(entries.map(({ enCode }) => enCode)).size).toBeGreaterThan(3);
  for (const { propertyJson, enCode } of entries) {
    const { moduleId } = JSON.parse(propertyJson ?? '{}') as { moduleId: string };
    const { status, policy, html } = await preview({ id: moduleId, token: admin.token });
    expect([status, html.includes(`<h1>${REPORTS[String(enCode)]?.title}</h1>`), html.includes('<table>')]).toEqual([200, true, true]);
    expect(policy).toContain("default-src 'none'");
    expect(html).toContain('查看人：');
  }
});

it('a person without an entry of a report is refused with the right it takes, and the log has the refusal', async () => {
  const [admin, guest, staff] = await Promise.all(['admin', 'guest', 'staff'].map((name) => signIn(sandbox.url, name as 'admin')));
  const entries = flatten((await admin!.data('getCurrentUser')).menuList ?? []).filter(({ type }) => type === REPORT_ENTRY);
  const own = new Set(flatten((await staff!.data('getCurrentUser')).menuList ?? []).map(({ enCode }) => enCode));
  expect(entries.some(({ enCode }) => !own.has(enCode))).toBe(true);
  for (const { propertyJson, enCode, fullName } of entries) {
    const { moduleId: id } = JSON.parse(propertyJson ?? '{}') as { moduleId: string };
    const refused = await preview({ id, token: guest!.token });
    expect([refused.status, refused.html.includes('<table>'), refused.html.includes(String(fullName))]).toEqual([403, false, true]);
    const { status } = await preview({ id, token: staff!.token });
    expect([enCode, status]).toEqual([enCode, own.has(enCode) ? 200 : 403]);
  }
  const { list } = await admin!.data('listLogs', { query: { category: REFUSALS, pageSize: '500' } });
  const ofGuest = list.filter(({ requestUrl, userName }) => requestUrl === '/preview.html' && String(userName).endsWith('/guest'));
  expect(ofGuest).toHaveLength(entries.length);
});

it('an id that names no report says so', async () => {
  const { status, html } = await preview({ id: '1', token: (await signIn(sandbox.url, 'admin')).token });
  expect([status, html.includes('报表不存在')]).toEqual([404, true]);
});

it('what a report holds is text', () => {
  const html = reportPage({ title: '<b>', period: '"&', columns: ['<i>'], rows: [["<script>'"]], sums: [] }, '<u>');
  expect(html).not.toMatch(/<(b|i|u|script)>/);
});
