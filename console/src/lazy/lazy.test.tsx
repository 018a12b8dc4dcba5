import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { act } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderInConsole } from '../testing/renderInConsole.tsx';
import { FailsAlone } from './FailsAlone.tsx';
import { lazyDialog } from './lazyDialog.tsx';
import { lazyPane } from './lazyPane.tsx';
import { FIELDS_COMING } from './useEarlyText.ts';

/** A page with something typed on it, and a button that opens a part over it. */
function Page({ part }: { readonly part: (isOpen: boolean, open: () => void, close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      <input id="typed" defaultValue="" />
      <button id="open" aria-expanded={isOpen} onClick={open}>
        open
      </button>
      {part(isOpen, open, () => setOpen(false))}
    </>
  );
}
const Drawer = ({ onClose }: { readonly onClose: () => void }) => (
  <button id="drawer" onClick={onClose}>
    close
  </button>
);
const GONE = new TypeError('Failed to fetch dynamically imported module');
type Load = () => Promise<{ default: typeof Drawer }>;

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

async function pageWith(load: Load) {
  const Layer = lazyDialog(load);
  const page = await renderInConsole(<Page part={(isOpen, open, close) => isOpen && <Layer onClose={close} onAgain={open} />} />);
  await page.type('#typed', '不会丢');
  const stays = () => expect(page.one<HTMLInputElement>('#typed').value).toBe('不会丢');
  return { ...page, stays, shown: () => page.toaster.snapshot().shown };
}

test('a part over the page that does not arrive fails for itself: what is typed stays, and a message says what to do', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(GONE).mockRejectedValueOnce(GONE).mockResolvedValue({ default: Drawer });
  const page = await pageWith(load);
  await page.press('#open');
  page.stays();
  expect(page.shown()).toMatchObject([
    { tone: 'error', title: 'This part did not load', durationMs: 'until-closed', action: { label: 'Retry' } },
  ]);
  expect(page.shown()[0]?.detail).toContain('with everything you typed');
  expect(page.one('#open').getAttribute('aria-expanded')).toBe('false');
  // Pressed again it is asked for again, and says it once.
  await page.press('#open');
  expect([load.mock.calls.length, page.shown().length]).toEqual([2, 1]);
  await act(async () => page.shown()[0]?.action?.onPress());
  expect(document.querySelector('#drawer')).not.toBeNull();
  page.stays();
});

test('a part that fails while it is drawn closes alone, and can be opened again', async () => {
  let isBroken = true;
  const page = await pageWith(async () => ({
    default: (props) => {
      if (isBroken) throw new Error('broken');
      return <Drawer {...props} />;
    },
  }));
  await page.press('#open');
  page.stays();
  expect(page.shown()).toMatchObject([{ title: 'This part stopped working' }]);
  isBroken = false;
  await act(async () => page.shown()[0]?.action?.onPress());
  expect(document.querySelector('#drawer')).not.toBeNull();
});

test('a part that was prepared opens without waiting; one that did not come then is asked for when it is opened', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(GONE).mockResolvedValue({ default: Drawer });
  const Layer = lazyDialog(load);
  const page = await renderInConsole(<Page part={(isOpen, open, close) => isOpen && <Layer onClose={close} onAgain={open} />} />);
  await act(async () => Layer.prepare());
  expect(page.toaster.snapshot().shown).toEqual([]);
  await page.press('#open');
  expect(document.querySelector('#drawer')).not.toBeNull();
  expect(page.toaster.snapshot().shown).toEqual([]);
});

test('a part of a page that does not arrive says so in its own place, and can be tried again there', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => ReactNode }>>()
    .mockRejectedValueOnce(GONE)
    .mockResolvedValue({ default: () => <p id="pane" /> });
  const Pane = lazyPane(load);
  const page = await renderInConsole(<Page part={() => <Pane />} />);
  await page.type('#typed', '不会丢');
  expect(page.one('[role=alert]').textContent).toContain('This part did not load');
  await page.press('[role=alert] button');
  expect(document.querySelector('#pane')).not.toBeNull();
  expect(page.one<HTMLInputElement>('#typed').value).toBe('不会丢');
});

test('a tool that fails takes no other one with it', async () => {
  let isBroken = true;
  const Broken = () => {
    if (isBroken) throw new Error('broken');
    return <i id="tool" />;
  };
  const page = await renderInConsole(
    <>
      <FailsAlone>
        <Broken />
      </FailsAlone>
      <FailsAlone>
        <i id="other" />
      </FailsAlone>
    </>,
  );
  expect(document.querySelector('#other')).not.toBeNull();
  isBroken = false;
  await act(async () => page.toaster.snapshot().shown[0]?.action?.onPress());
  expect(document.querySelector('#tool')).not.toBeNull();
});

describe('what is typed before a dialog is there', () => {
  type Form = { readonly onClose: () => void };
  /** A dialog whose field comes after it, as one does that waits for its choices. */
  function FormDialog() {
    const [isHere, setHere] = useState(false);
    const dialog = useRef<HTMLDivElement>(null);
    const field = useRef<HTMLInputElement>(null);
    useEffect(() => (field.current ?? dialog.current)?.focus(), [isHere]);
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as layers of the kit are
      <div role="dialog" aria-label="form" tabIndex={-1} ref={dialog}>
        <button id="fields" onClick={() => setHere(true)}>
          fields
        </button>
        {isHere ? <input id="first" ref={field} /> : <output {...FIELDS_COMING} />}
      </div>
    );
  }

  async function opening() {
    let resolve: (form: { default: (props: Form) => ReactNode }) => void = () => undefined;
    const promise = new Promise<{ default: (props: Form) => ReactNode }>((done) => (resolve = done));
    const heard = vi.fn<(key: string) => void>();
    const hear = ({ key }: KeyboardEvent) => heard(key);
    document.addEventListener('keydown', hear);
    onTestFinished(() => document.removeEventListener('keydown', hear));
    const Layer = lazyDialog(() => promise);
    const page = await renderInConsole(<Page part={(isOpen, open, close) => isOpen && <Layer onClose={close} onAgain={open} />} />);
    page.one('#open').focus();
    await page.press('#open');
    const type = (keys: readonly string[]) =>
      act(async () => {
        for (const key of keys)
          (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      });
    return {
      ...page,
      heard,
      type,
      arrive: () => act(async () => resolve({ default: FormDialog })),
      fields: () => page.press('#fields'),
      first: () => document.querySelector<HTMLInputElement>('#first')?.value,
    };
  }

  test('is in its first field, in order, and no command of the page', async () => {
    const page = await opening();
    await page.type(['n', 'K', '1', 'x', 'Backspace']);
    await page.arrive();
    await page.type(['2', ' ']);
    await page.fields();
    expect(page.first()).toBe('nK12 ');
    expect(page.heard).not.toHaveBeenCalled();
    await page.type(['z']);
    expect(page.heard.mock.calls).toEqual([['z']]);
  });

  test('ends with another key; what comes after that is for nothing', async () => {
    const page = await opening();
    await page.type(['a', 'Tab', 'b', 'Enter']);
    await page.arrive();
    await page.fields();
    expect(page.first()).toBe('a');
    expect(page.heard).not.toHaveBeenCalled();
  });

  test('is given up with Escape, which calls the dialog off', async () => {
    const page = await opening();
    await page.type(['a', 'Escape']);
    expect(page.one('#open').getAttribute('aria-expanded')).toBe('false');
    await page.arrive();
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });

  test('is left to another field somebody went to', async () => {
    const page = await opening();
    page.one('#typed').focus();
    await page.type(['a']);
    expect(page.heard.mock.calls).toEqual([['a']]);
    await page.arrive();
    await page.fields();
    expect(page.first()).toBe('');
  });
});
