import { act, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { invalidate } from '../invalidation.ts';
import { askLookup, lookupKey, useLookup, useLookups } from './index.ts';

const tree = (...names: string[]) => ({ list: names.map((fullName, at) => ({ id: `${at}`, parentId: '-1', fullName, type: 'user' })) });
const PATIENT = { timeout: 10_000 };

function Names({ name }: { readonly name: 'userTree' }) {
  const lookup = useLookup(name);
  if (lookup.kind === 'ready') return <li>{lookup.value.map(({ fullName }) => fullName).join(' ')}</li>;
  return (
    <li>
      {lookup.kind}
      {lookup.kind === 'failed' && <button onClick={lookup.retry}>again</button>}
    </li>
  );
}
/** Asks as a picker does when it opens. */
function Picker({ picked }: { readonly picked: Promise<readonly { readonly fullName: string }[]>[] }) {
  const lookups = useLookups();
  useEffect(() => void picked.push(askLookup(lookups, new AbortController().signal, 'userTree')), [lookups, picked]);
  return null;
}
const shown = () => [...new Set([...document.querySelectorAll('li')].map(({ textContent }) => textContent))];
/** Waits for what comes by itself. */
const comes = (texts: readonly string[]) => vi.waitFor(() => act(async () => expect(shown()).toEqual(texts)), PATIENT);

test('fetched once for twenty parts and a picker, then kept for the parts that come later', async () => {
  const session = aSession({ listUserOptions: () => tree('林志远') });
  const picked: Promise<readonly { readonly fullName: string }[]>[] = [];
  await renderInConsole(
    session.around(
      <ul>
        <Picker picked={picked} />
        {Array.from({ length: 20 }, (_, at) => (
          <Names key={at} name="userTree" />
        ))}
      </ul>,
    ),
  );
  expect((await picked[0])?.map(({ fullName }) => fullName)).toEqual(['林志远']);
  await comes(['林志远']);
  await renderInConsole(session.around(<Names name="userTree" />));
  await comes(['林志远']);
  expect(session.asked('listUserOptions')).toBe(1);
});

test('what is cleared while it is on screen is read again there', async () => {
  let names = ['林志远'];
  const session = aSession({ listUserOptions: () => tree(...names) });
  await renderInConsole(session.around(<Names name="userTree" />));
  await comes(['林志远']);
  names = ['林志远', '孙婉宁'];
  await act(async () => invalidate(session.queries, ['user'], 'lookups'));
  await comes(['林志远 孙婉宁']);
  expect(session.asked('listUserOptions')).toBe(2);
});

test('a failed fetch says so, keeps nothing and can be made again', async () => {
  let isBroken = true;
  const session = aSession({
    listUserOptions: () => {
      if (isBroken) throw new Error('no network');
      return tree('林志远');
    },
  });
  const page = await renderInConsole(session.around(<Names name="userTree" />));
  await comes(['failedagain']);
  expect(session.queries.getQueryData(lookupKey('userTree'))).toBeUndefined();
  isBroken = false;
  await page.press('button');
  await comes(['林志远']);
  expect(session.asked('listUserOptions')).toBe(2);
});
