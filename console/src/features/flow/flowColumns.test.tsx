import { msg } from '@lingui/core/macro';
import { expect, test } from 'vitest';
import { givenColumns } from './flowColumns.ts';

test('on a narrow page work that is given away names its flow and since when it waits, the moment whole', () => {
  const shown = givenColumns(msg`Received`).filter(({ narrow }) => narrow !== 'hidden');
  expect(shown.map(({ id, narrow, isWholeInNarrow }) => [id, narrow, isWholeInNarrow === true])).toEqual([
    ['fullName', 'title', false],
    ['flowName', 'meta', false],
    ['creatorTime', 'meta', true],
    ['urgency', 'status', false],
  ]);
});
