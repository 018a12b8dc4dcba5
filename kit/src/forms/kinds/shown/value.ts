import { notWritten, plainText, writeWords } from '../readings.ts';
import type { ValueKind, ValueWords } from '../types.ts';

const text = (_control: unknown, value: unknown, words: ValueWords) => plainText(value, words);

/** A value that is filled in elsewhere. */
export const shownValue: ValueKind<unknown> = {
  names: [
    'createUser',
    'createTime',
    'modifyUser',
    'modifyTime',
    'currOrganize',
    'currDept',
    'currPosition',
    'billRule',
    'sign',
    'signature',
    'location',
  ],
  table: { takes: 'nothing', isOnlyRead: true },
  empty: () => null,
  problem: () => null,
  text,
  parse: notWritten.parse,
  cell: { read: notWritten.read, write: writeWords(text) },
};
