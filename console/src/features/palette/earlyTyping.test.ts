// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hearTyping, nextTyping, typedOf } from './earlyTyping.ts';

const key = (name: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
const CTRL_K = key('k', { ctrlKey: true });
const keys = (...names: string[]) => names.map((name) => key(name));

test.each([
  ['characters in their order', keys('z', 'd'), { text: 'zd', isEntered: false }],
  ['capitals, blanks and characters of two halves', keys('E', ' ', '𠮷'), { text: 'E 𠮷', isEntered: false }],
  ['Backspace takes the last one away, a character of two halves as one', keys('z', '𠮷', 'Backspace'), { text: 'z', isEntered: false }],
  ['Backspace with nothing left', keys('Backspace', 'z'), { text: 'z', isEntered: false }],
  ['Enter, and nothing after it', keys('z', 'Enter', 'd', 'Backspace', 'Enter'), { text: 'z', isEntered: true }],
  ['Escape gives it up', keys('z', 'Escape', 'd'), null],
  ['Escape after Enter too', keys('z', 'Enter', 'Escape'), null],
  [
    'the key of the search again, after Escape, begins anew',
    [...keys('z', 'Escape'), CTRL_K, ...keys('d')],
    { text: 'd', isEntered: false },
  ],
  ['the key of the search again changes nothing', [...keys('z'), CTRL_K, ...keys('d')], { text: 'zd', isEntered: false }],
])('kept for the search: %s', (_, pressed, typing) => expect(typedOf([CTRL_K, ...pressed])).toEqual(typing));

test('without the key of the search nothing is kept', () => expect(typedOf([])).toBeNull());

test('what is typed after Enter is not for the field', () =>
  expect(nextTyping({ text: 'z', isEntered: true }, key('d'))).toEqual({ text: 'z', isEntered: true }));

beforeEach(() => {
  document.body.innerHTML =
    '<input id="start" /><input id="other" /><a href="#x" id="link">x</a><div role="dialog"><input id="field" /></div>';
});
afterEach(() => document.body.replaceChildren());
const at = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement;

function hearing() {
  const heard: string[] = [];
  const outside = vi.fn<() => void>();
  document.addEventListener('keydown', outside);
  const stop = hearTyping((event) => heard.push(event.key));
  const press = (where: Element, pressed: KeyboardEvent) => {
    where.dispatchEvent(pressed);
    return pressed.defaultPrevented;
  };
  return { heard, outside, stop, press };
}

test('keys are heard wherever the keyboard is, and act on nothing else', () => {
  const { heard, outside, press, stop } = hearing();
  expect(press(document.body, key('z'))).toBe(true);
  expect(press(at('link'), key('Enter'))).toBe(true);
  expect(heard).toEqual(['z', 'Enter']);
  expect(outside).not.toHaveBeenCalled();
  stop();
  expect(press(document.body, key('d'))).toBe(false);
});

test('nothing is taken from another field somebody went to meanwhile; what was typed into where the search was asked for is', () => {
  at('start').focus();
  const { heard, press, stop } = hearing();
  expect(press(at('start'), key('z'))).toBe(true);
  at('other').focus();
  expect(press(at('other'), key('d'))).toBe(false);
  expect(heard).toEqual(['z']);
  stop();
});

test.each([['Tab'], ['ArrowDown'], ['F5'], ['Dead'], ['Process'], ['Shift']])('%s is left alone', (name) => {
  const { heard, press, stop } = hearing();
  expect(press(document.body, key(name))).toBe(false);
  expect(heard).toEqual([]);
  stop();
});

test.each([[{ ctrlKey: true }], [{ metaKey: true }], [{ altKey: true }]])('a chord (%j) belongs to the browser', (more) => {
  const { heard, press, stop } = hearing();
  expect(press(document.body, key('c', more))).toBe(false);
  expect(heard).toEqual([]);
  stop();
});

test('from the moment its field has the keyboard it hears for itself, behind what was typed', () => {
  const { heard, press } = hearing();
  at('field').value = 'zd';
  at('field').setSelectionRange(0, 0);
  at('field').focus();
  expect(at('field').selectionStart).toBe(2);
  expect(press(at('field'), key('x'))).toBe(false);
  expect(press(document.body, key('x'))).toBe(false);
  expect(heard).toEqual([]);
});
