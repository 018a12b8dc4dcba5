import type { PickControl } from '../../grammar/choiceControls.ts';
import { readChosen } from '../chosen.ts';
import { cellReader, parseAsCell, plainText, writeWords } from '../readings.ts';
import type { ValueKind, ValueWords } from '../types.ts';

const empty = ({ isMany = false }: PickControl) => (isMany ? [] : null);
const text = (_control: PickControl, value: unknown, words: ValueWords) => plainText(value, words);
const read = cellReader<PickControl>(empty, ({ isMany = false }, cell, { find }) => readChosen(cell, isMany, find));

/** Ids of what a picker has chosen, one or a list. Names are found by the context. */
export const pickValue: ValueKind<PickControl> = {
  names: [
    'comSelect',
    'organizeSelect',
    'depSelect',
    'posSelect',
    'roleSelect',
    'groupSelect',
    'userSelect',
    'usersSelect',
    'address',
    'areaSelect',
  ],
  list: {
    filterBy: 'choice',
    // A list is not narrowed down by the person who will be signed in then.
    one: (control, isMany) => ({ ...control, ...(control.picker === 'user' && !control.limits && { picker: 'person' }), isMany }),
  },
  table: { takes: 'nothing' },
  empty,
  problem: () => null,
  text,
  parse: parseAsCell(read),
  cell: { read, write: writeWords(text) },
};
