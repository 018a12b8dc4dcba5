// @vitest-environment jsdom
import { Fragment, act } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { translator } from '../../../../scripts/testing/translator.mjs';
import { surviveTranslation } from './index.ts';

/** Ways translators put `font` elements in place of texts. */
const TRANSLATORS: Readonly<Record<string, (text: Text, font: HTMLElement) => void>> = {
  'replaces the text': (text, font) => text.replaceWith(font),
  'inserts, then removes': (text, font) => {
    text.before(font);
    text.remove();
  },
  'removes, then inserts': (text, font) => {
    const { nextSibling, parentNode } = text;
    text.remove();
    parentNode?.insertBefore(font, nextSibling);
  },
  'moves the text into it': (text, font) => {
    text.replaceWith(font);
    font.replaceChildren(text);
  },
  'replaces it, then its own translation': (text, font) => {
    const first = document.createElement('font');
    first.textContent = text.data;
    text.replaceWith(first);
    first.replaceWith(font);
  },
};

function translate(put: (text: Text, font: HTMLElement) => void) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data;
    put(text, font);
  }
}

const keyed = (...names: string[]) => (
  <p>
    {names.map((name) => (
      <Fragment key={name}>{name}</Fragment>
    ))}
  </p>
);

interface Change {
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** Parts drawn first, and those drawn after the page was translated. */
const CHANGES: Readonly<Record<string, Change>> = {
  'a number beside words changes': {
    before: (
      <p>
        {1} of {57} rows
      </p>
    ),
    after: (
      <p>
        {2} of {58} rows
      </p>
    ),
  },
  'the only text changes': { before: <p>Save</p>, after: <p>Saving</p> },
  'a text goes': { before: <p>a{' and b'}</p>, after: <p>a{null}</p> },
  'a text comes before a text': { before: <p>{null}rest</p>, after: <p>{'first '}rest</p> },
  'an element comes before a text': { before: <p>{null}rest</p>, after: <p>{<b>first </b>}rest</p> },
  'a text becomes an element': { before: <p>a{'b'}</p>, after: <p>a{<b>c</b>}</p> },
  'an element becomes a text': { before: <p>a{<b>b</b>}</p>, after: <p>a{'c'}</p> },
  'texts change their order': { before: keyed('a', 'b', 'c'), after: keyed('c', 'b', 'a') },
  'a fragment goes': {
    before: (
      <p>
        {
          <Fragment key="x">
            {'a'}
            <b>b</b>
            {'c'}
          </Fragment>
        }
        d
      </p>
    ),
    after: <p>{<Fragment key="y">{'e'}</Fragment>}d</p>,
  },
  'the texts of a portal change': {
    before: createPortal(
      <>
        {1} of {2}
      </>,
      document.body,
    ),
    after: createPortal(
      <>
        {3} of {4}
        {'!'}
      </>,
      document.body,
    ),
  },
  'a portal goes': { before: createPortal(<>{'a'}b</>, document.body), after: null },
  'a text is emptied and filled': { before: <p>a{'b'}</p>, after: <p>a{''}</p> },
  'everything goes': {
    before: (
      <p>
        {'a'}
        {'b'}
      </p>
    ),
    after: null,
  },
};

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => document.body.replaceChildren());

const draw = (part: ReactNode) => act(() => root.render(part));

/** Words of the page after a change under a translator, whose work is a task of its own; the error where that is what comes of it. */
async function wordsAfter({ before, after }: Change, put: (text: Text, font: HTMLElement) => void): Promise<string> {
  const steps = [() => draw(before), () => translate(put), () => draw(after), () => translate(put), () => draw(before), () => draw(after)];
  for (const step of steps) {
    step();
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is tried
    await Promise.resolve();
  }
  return document.body.textContent;
}

/** The same without any translator. */
function wordsOf(part: ReactNode): string {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const plain = createRoot(host);
  act(() => plain.render(part));
  const words = document.body.textContent;
  act(() => plain.unmount());
  return words;
}

const rows = Object.entries(TRANSLATORS).flatMap(([way, put]) =>
  Object.entries(CHANGES).map(([name, change]) => [name, way, change, put] as const),
);

test.each(rows)('%s, under a translator that %s', async (_, __, change, put) => {
  onTestFinished(surviveTranslation(document));
  const right = wordsOf(change.after);
  document.body.replaceChildren();
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  expect(await wordsAfter(change, put)).toBe(right);
});

describe('without the guard', () => {
  const replaces = (text: Text, font: HTMLElement) => text.replaceWith(font);

  test('a number stays as it was', () => {
    const { before, after } = CHANGES['a number beside words changes'] ?? {};
    draw(before);
    translate(replaces);
    draw(after);
    expect(document.body.textContent).toBe('1 of 57 rows');
  });

  test('a text that goes ends the page', () => {
    const { before, after } = CHANGES['a text goes'] ?? {};
    draw(before);
    translate(replaces);
    expect(() => draw(after)).toThrow(/not a child/);
  });
});

test('two texts that share a translation both come back when one of them changes', () => {
  onTestFinished(surviveTranslation(document));
  draw(
    <p>
      {1}
      {' row'}
    </p>,
  );
  const [first, second] = document.querySelector('p')?.childNodes ?? [];
  const font = document.createElement('font');
  font.textContent = '1 Zeile';
  first?.before(font);
  first?.remove();
  second?.remove();
  draw(
    <p>
      {2}
      {' row'}
    </p>,
  );
  expect(document.body.textContent).toBe('2 row');
});

test('what has come back is translated again', async () => {
  onTestFinished(surviveTranslation(document));
  draw(<p>{1} of 2</p>);
  onTestFinished(translator());
  expect(document.querySelectorAll('p > font')).toHaveLength(2);
  draw(<p>{3} of 2</p>);
  expect(document.querySelectorAll('p > font')).toHaveLength(1);
  await expect.poll(() => document.querySelectorAll('p > font').length).toBe(2);
  expect(document.body.textContent).toBe('3 of 2');
});

test('it is installed once, and the methods of the browser are back after the last has ended it', () => {
  const method = (): unknown => Object.getOwnPropertyDescriptor(Node.prototype, 'removeChild')?.value;
  const removeChild = method();
  const [one, other] = [surviveTranslation(document), surviveTranslation(document)];
  const guarded = method();
  expect(guarded).not.toBe(removeChild);
  one();
  one();
  expect(method()).toBe(guarded);
  other();
  expect(method()).toBe(removeChild);
});

test('removing what is no child still fails', () => {
  onTestFinished(surviveTranslation(document));
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow(/not a child/);
});
