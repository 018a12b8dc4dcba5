import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { KeyFault, PlaceRefusal } from '@milepost/openapi/domains/design';

/** Sentences for what cannot stand where it was put. */
export const PLACE_REFUSALS: Readonly<Record<PlaceRefusal | 'withinItself', MessageDescriptor>> = {
  holdsNothing: msg`Nothing can be put into this control`,
  itemsOnly: msg`Put it into one of the tabs or cells of this layout`,
  homeOnly: msg`A tab or a cell stays within its layout`,
  notInTable: msg`A control of this kind cannot be a column of a sub-table`,
  tooDeep: msg`Controls are at most 16 levels deep`,
  withinItself: msg`A control cannot be put into itself`,
};

/** Sentences for a key that is none. */
export const KEY_FAULTS: Readonly<Record<KeyFault | 'taken' | 'retired' | 'released', MessageDescriptor>> = {
  empty: msg`A field needs a key`,
  noName: msg`A key begins with a letter and has letters, digits and underscores only`,
  tooLong: msg`A key has at most 50 characters`,
  reserved: msg`This key has a meaning of its own in every record`,
  taken: msg`Another field has this key`,
  retired: msg`A field that was taken out has this key; restore that field, or choose another key`,
  released: msg`The key of a released field does not change: records hold values under it`,
};

export const NOTHING_THERE = msg`Nothing is selected`;
export const NO_STEP = {
  before: msg`It is the first here`,
  after: msg`It is the last here`,
  in: msg`Nothing before it can hold it`,
  out: msg`It is at the top of the form`,
};
export const NO_TURN = msg`Stored values do not fit a control of this kind: add a new field, and take this one out`;
export const TOO_MANY = msg`A form has at most 2,000 controls`;
export const NOTHING_TO_PASTE = msg`The clipboard holds no controls`;
export const NOT_RETIRED = msg`No field with this key was taken out`;
export const NO_TABLE = msg`The sub-table it belongs to is not in the form: restore that first`;
export const NOT_UNWRAPPED = msg`Only a group that may be left out can be dissolved`;
export const NO_SUCH_ITEM = msg`It is not in the list any more`;
export const NO_ITEMS = msg`It has neither tabs nor rows that could be added to`;
export const NO_CELL = msg`Only a cell of a grid is merged or split`;
export const NO_CELL_BESIDE = msg`No cell follows it in its row`;
export const NO_CELL_BELOW = msg`No cell stands below it`;
export const OTHER_HEIGHT = msg`The cell beside it reaches over another number of rows`;
export const OTHER_WIDTH = msg`The cell below it reaches over another number of columns`;
export const NOT_MERGED = msg`It covers no other cell`;
