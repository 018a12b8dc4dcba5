import type { Feed } from '../../grammar/base.ts';
import type { SwitchControl } from '../../grammar/choiceControls.ts';
import { cellReader, parseAsCell, refused, valueRead, wordsOf, writeWords } from '../readings.ts';
import type { ValueKind, ValueWords } from '../types.ts';

/** Texts other systems write a yes and a no with. */
const YES: ReadonlySet<string> = new Set(['1', 'true', 'yes', 'y', 'on', '\u662f', '\u5f00', '\u958b', '\u221a', '\u2713']);
const NO: ReadonlySet<string> = new Set(['0', 'false', 'no', 'n', 'off', '\u5426', '\u5173', '\u95dc', '\u00d7', '\u2717']);

/** The two states as lists are asked for them. */
const STATES: Feed = {
  from: 'static',
  options: [
    { id: '1', label: '\u2713' },
    { id: '0', label: '\u2717' },
  ],
};

/** A truth, or 1 as number or text. */
const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1';
const out = ({ storedAs }: SwitchControl, on: boolean) => valueRead(storedAs === 'number' ? Number(on) : on);

function text(control: SwitchControl, value: unknown, words: ValueWords): string {
  const on = isOn(value);
  // A designed switch may be without words of its own.
  return words.text(on ? control.onText : control.offText) || (on ? words.yes : words.no);
}

const read = cellReader<SwitchControl>(
  ({ storedAs }) => (storedAs === 'number' ? 0 : false),
  (control, cell, context) => {
    if (cell.kind === 'boolean') return out(control, cell.value);
    const typed = cell.kind === 'text' ? cell.text : cell.kind === 'number' ? cell.number : null;
    if (typed === null) return refused({ kind: 'notSwitch' });
    const word = typed.normalize('NFKC').toLowerCase();
    if (typed === wordsOf(context, control.onText)) return out(control, true);
    if (typed === wordsOf(context, control.offText)) return out(control, false);
    return YES.has(word) || NO.has(word) ? out(control, YES.has(word)) : refused({ kind: 'notSwitch' });
  },
);

/** A truth, or 1 and 0. */
export const switchValue: ValueKind<SwitchControl> = {
  names: ['switch'],
  sentences: { invalid: 'switch' },
  list: { filterBy: 'choice', sorts: 'value', compares: 'number', one: () => ({ kind: 'choice', options: STATES }) },
  table: { cell: 'toggle', minPx: 80 },
  empty: ({ storedAs }) => (storedAs === 'number' ? 0 : false),
  problem: () => null,
  text,
  parse: parseAsCell(read),
  cell: { read, write: writeWords(text) },
};
