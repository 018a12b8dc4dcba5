import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { localShelf } from '../../../browser/storage.ts';
import { aSession } from '../../../testing/inSession.tsx';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { PANE_WIDTHS, readPaneWidths, usePaneWidths } from './usePaneWidths.ts';

const [CONTROLS, SETTINGS] = [PANE_WIDTHS.controls.usual, PANE_WIDTHS.settings.usual];
beforeEach(() => window.localStorage.clear());

test.each([
  [null, CONTROLS, SETTINGS],
  ['{"controls":300,"settings":400}', 300, 400],
  ['{"controls":300}', 300, SETTINGS],
  ['{"controls":300,"closed":"all"}', 300, SETTINGS],
  ['{"controls":9000,"settings":-1}', CONTROLS, SETTINGS],
  ['{"controls":"300","settings":null}', CONTROLS, SETTINGS],
  ['[]', CONTROLS, SETTINGS],
  ['null', CONTROLS, SETTINGS],
  ['{', CONTROLS, SETTINGS],
])('out of storage, %j is panes of %i and %i px', (text, controls, settings) =>
  expect(readPaneWidths(text)).toEqual({ controls, settings }),
);

function Panes() {
  const { widths, setWidth, isClosed, setClosed } = usePaneWidths();
  const { controls, settings } = widths;
  return (
    <>
      <button onClick={() => setWidth('settings', settings + 16)}>{`${controls} ${settings}`}</button>
      <input type="checkbox" checked={isClosed('controls')} onChange={({ target }) => setClosed('controls', target.checked)} />
    </>
  );
}

test('a width somebody has set is there the next time, in this browser and for them alone', async () => {
  const open = () => renderInConsole(aSession({}).around(<Panes />));
  const { one } = await open();
  await act(async () => one('button').click());
  expect(one('button').textContent).toBe(`${CONTROLS} ${SETTINGS + 16}`);
  await open();
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(
    Array(2).fill(`${CONTROLS} ${SETTINGS + 16}`),
  );
  const [place = ''] = Object.keys(window.localStorage).filter((key) => key.includes('designPanes'));
  expect(place).toMatch(/^jnpf_designPanes@.+/);
  expect(localShelf.getItem(place)).toBe(JSON.stringify({ controls: CONTROLS, settings: SETTINGS + 16 }));
});

test('a pane somebody has closed is closed the next time, and keeps its width', async () => {
  const open = () => renderInConsole(aSession({}).around(<Panes />));
  const closed = () => [...document.querySelectorAll<HTMLInputElement>('input')];
  const page = await open();
  await act(async () => page.one('button').click());
  await act(async () => closed()[0]?.click());
  await open();
  expect(closed().map(({ checked }) => checked)).toEqual([true, true]);
  expect([...document.querySelectorAll('button')].at(-1)?.textContent).toBe(`${CONTROLS} ${SETTINGS + 16}`);
  await act(async () => closed()[1]?.click());
  expect(closed()[1]?.checked).toBe(false);
});
