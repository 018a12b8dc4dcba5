import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SessionProvider, useSession } from '../../auth/currentSession.ts';
import { dropToken, keepToken } from '../../auth/token.ts';
import { parseConsoleConfig } from '../../settings/config.ts';
import type { ConsoleConfig } from '../../settings/config.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import ReportPage from './ReportPage.tsx';

const HOST = 'report.example.test';
const FRAMED = { reportHost: `https://${HOST}`, frameHosts: [HOST] };

beforeEach(() => keepToken('Bearer t.o-k_1'));
afterEach(() => dropToken());

function Mine({ config, moduleId }: { readonly config: Partial<ConsoleConfig>; readonly moduleId: string | null }) {
  const session = useSession();
  const item = { fullName: '通行费日报', property: { moduleId, isTree: false } } as MenuItem;
  return (
    <SessionProvider value={{ ...session, config: { ...parseConsoleConfig({}), ...config } }}>
      <ReportPage item={item} />
    </SessionProvider>
  );
}
async function open(config: Partial<ConsoleConfig>, moduleId: string | null = '7') {
  await renderInConsole(aSession({}).around(<Mine config={config} moduleId={moduleId} />));
  return { text: document.body.textContent, frame: document.querySelector('iframe') };
}

test('a report of a listed host is framed under its name, and not given the token unless its host may have it', async () => {
  const { frame, text } = await open(FRAMED);
  expect([frame?.title, frame?.src]).toEqual(['通行费日报', `https://${HOST}/preview.html?id=7&page=1&from=menu`]);
  expect(text).toContain('This report is not given your sign-in');
});

test('one whose host may have the token gets it, and nothing is warned of', async () => {
  const { frame, text } = await open({ ...FRAMED, tokenHosts: [HOST] });
  expect(frame?.src).toContain('token=Bearer');
  expect(text).not.toContain('not given your sign-in');
});

test.each([
  ['of a host that is not listed', { reportHost: `https://${HOST}` }, '7', `Reports come from ${HOST}`],
  ['without a report server', {}, '7', 'no report server is configured'],
  ['of a server that is not encrypted', { reportHost: `http://${HOST}`, frameHosts: [HOST] }, '7', 'it is not encrypted'],
  ['that the entry does not name', FRAMED, null, 'names no report'],
])('a report %s is not framed, and why is said', async (_, config, id, words) => {
  const { frame, text } = await open(config, id);
  expect(frame).toBeNull();
  expect(text).toContain(words);
});
