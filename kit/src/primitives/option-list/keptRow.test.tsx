import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { optionModel } from './optionModel.ts';
import { useOptionList } from './useOptionList.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const modelOf = (options: readonly string[], isComing = options.length === 0) =>
  optionModel({
    options,
    idOf: (id) => id,
    show: (label) => ({ label }),
    isChosen: () => false,
    ...(isComing && { end: { status: 'loading' } }),
  });

interface FieldProps {
  readonly options: readonly string[];
  readonly query?: string;
  readonly isComing?: boolean;
}

/** A field with a list, drawn with these options; keys are pressed on it. */
function field() {
  const host = document.createElement('div');
  const root = createRoot(host);
  onTestFinished(() => act(() => root.unmount()));
  const picked: string[] = [];
  function Field({ options, query = '', isComing }: FieldProps) {
    const model = modelOf(options, isComing);
    const onPick = (at: number) => picked.push(model.optionAt(at) ?? '');
    const list = useOptionList({ model, cardinality: 'one', start: { key: null }, query, onPick });
    /* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props, jsx-a11y/prefer-tag-over-role */
    return <div role="combobox" aria-label="Kind" tabIndex={0} data-active={list.active} onKeyDown={list.onKeyDown} />;
  }
  return {
    picked,
    draw: (...options: readonly string[]): void => act(() => root.render(<Field options={options} />)),
    search: (props: FieldProps): void => act(() => root.render(<Field {...props} />)),
    press: (key: string): void =>
      act(() => {
        host.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }),
    active: () => Number(host.firstElementChild?.getAttribute('data-active')),
  };
}

test('the keyboard is where it was when options that were read again are back', () => {
  const { draw, press, active, picked } = field();
  draw('a', 'b', 'c');
  press('ArrowDown');
  press('ArrowDown');
  expect(active()).toBe(1);
  draw();
  expect(active()).toBe(-1);
  draw('x', 'a', 'b', 'c');
  expect(active()).toBe(2);
  press('Enter');
  expect(picked).toEqual(['b']);
});

const FRUITS = ['apple', 'banana', 'blueberry', 'cherry'];

test.each([
  ['an arrow that opens', ['ArrowDown'], 'apple'],
  ['arrows after it', ['ArrowDown', 'ArrowDown', 'ArrowDown'], 'blueberry'],
  ['a letter that opens', ['c'], 'cherry'],
  ['letters after it', ['ArrowDown', 'b', 'l'], 'blueberry'],
  ['End', ['ArrowDown', 'End'], 'cherry'],
  ['a letter nothing begins with', ['z'], 'apple'],
])('%s: a key pressed while options are on their way is kept', (_, keys, chosen) => {
  const { draw, press, active, picked } = field();
  draw();
  for (const key of keys) press(key);
  expect([active(), picked]).toEqual([-1, []]);
  draw(...FRUITS);
  press('Enter');
  expect(picked).toEqual([chosen]);
});

test.each([
  ['a word', ['b', 'l', 'Enter'], ['blueberry']],
  ['arrows', ['ArrowDown', 'ArrowDown', 'Enter'], ['banana']],
  ['End', ['ArrowDown', 'End', 'Enter'], ['cherry']],
  ['the opening alone', ['ArrowDown', 'Enter'], []],
  ['a word that no option begins with', ['z', 'Enter'], []],
  ['another key after Enter', ['b', 'Enter', 'l'], []],
])('Enter before the options are here chooses what %s named, once they are', (_, keys, chosen) => {
  const { draw, press, picked } = field();
  draw();
  for (const key of keys) press(key);
  expect(picked).toEqual([]);
  draw(...FRUITS);
  draw(...FRUITS);
  expect(picked).toEqual(chosen);
});

test('the one option a search has left is the active row, which Enter takes; of several none is', () => {
  const { draw, search, press, active, picked } = field();
  draw('apple', 'cherry', 'peach');
  press('ArrowDown');
  search({ query: 'ch', options: ['cherry', 'peach'] });
  expect(active()).toBe(-1);
  press('Enter');
  expect(picked).toEqual([]);
  search({ query: 'che', options: ['cherry'] });
  expect(active()).toBe(0);
  press('ArrowDown');
  expect(active()).toBe(0);
  press('Enter');
  expect(picked).toEqual(['cherry']);
});

test('one row that is here before the others is neither active nor taken', () => {
  const { draw, search, press, active, picked } = field();
  draw('apple', 'cherry', 'peach');
  press('ArrowDown');
  search({ query: 'ch', options: ['cherry'], isComing: true });
  press('Enter');
  expect([active(), picked]).toEqual([-1, []]);
});
