import { notWritten, plainText, writeWords } from '../readings.ts';
import type { ValueKind, ValueWords } from '../types.ts';

const text = (_control: unknown, value: unknown, words: ValueWords) => plainText(value, words);

/** Facts the server fills in. */
type ServerFact = 'creator' | 'createdAt' | 'changer' | 'changedAt' | 'organization' | 'position' | 'number';
/** Facts of a value that is filled in elsewhere. */
export interface ShownFacts {
  readonly fact?: ServerFact;
}

/** Pickers that know the names of what the server fills in. */
const PICKERS: Partial<Readonly<Record<ServerFact, string>>> = {
  creator: 'user',
  changer: 'user',
  organization: 'organization',
  position: 'position',
};

/** People, places and moments the server fills in are read as those that are picked; all else as text. */
const readAs: ValueKind<ShownFacts>['readAs'] = ({ fact }) => {
  if (fact === 'createdAt' || fact === 'changedAt') return { kind: 'date', keeps: 'ms', precision: 'second' };
  const picker = fact && PICKERS[fact];
  return picker === undefined ? null : { kind: 'pick', picker };
};

/** A value that is filled in elsewhere. */
export const shownValue: ValueKind<ShownFacts> = {
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
  readAs,
  empty: () => null,
  problem: () => null,
  text,
  parse: notWritten.parse,
  cell: { read: notWritten.read, write: writeWords(text) },
};
