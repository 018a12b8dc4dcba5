import type { MergeConflict } from '@milepost/openapi/domains/design';
import { expect, test } from 'vitest';
import { conflictPlace } from './conflictSetting.ts';

const conflict = (owner: MergeConflict['owner'], ...path: readonly string[]): MergeConflict => ({
  id: 'one',
  kind: 'member',
  label: '金额',
  owner,
  path,
  mine: 1,
  theirs: 2,
});

test.for([
  [conflict('field', '__config__', 'label'), 'Label'],
  [conflict('field', '__config__', 'required'), 'required'],
  [conflict('field', 'max'), 'maximum'],
  [conflict('list', 'pageSize'), 'rows of a page'],
  [conflict('field', '__config__', 'vendor', 'deep'), 'vendor › deep'],
  [conflict('facts', 'max'), 'max'],
] as const)('a setting two people have changed is called by its name, and by its path where it has none: %o', ([one, words]) => {
  const place = conflictPlace(one);
  expect(typeof place === 'string' ? place : place.message).toBe(words);
});
