import { groupCodecs } from '@milepost/openapi/domains/group';
import { groupOperations } from '@milepost/openapi/operations';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { defineResource } from '../definition/defineResource.ts';
import { name } from '../definition/fields.ts';
import { openTrial } from '../testing/openTrial.tsx';
import { TRIAL } from '../testing/trial.ts';

const groups = defineResource({
  ...TRIAL,
  operations: groupOperations,
  codecs: groupCodecs,
  form: { frame: 'dialog', load: 'getGroup', create: 'createGroup', update: 'updateGroup', fields: [name('fullName')] },
});
const GROUP = { id: '9', fullName: '应急', enCode: 'e', type: '1', enabledMark: 1, sortCode: 3 };

async function shown() {
  const asked: string[] = [];
  const getGroup = () => {
    asked.push('getGroup');
    return GROUP;
  };
  const listGroups = { list: [GROUP], pagination: { currentPage: 1, pageSize: 20, total: 1 } };
  const page = await openTrial(groups, { listGroups, getGroup });
  const over = (type: string) =>
    act(async () => page.one('[data-mp-action=edit]').dispatchEvent(new PointerEvent(type, { bubbles: true })));
  return { ...page, asked, over };
}

test('the record a press opens is read when the press begins, once', async () => {
  const { asked, over, press, appeared } = await shown();
  await over('pointerdown');
  expect(asked).toEqual(['getGroup']);
  await press('[data-mp-action=edit]');
  await appeared('[role=dialog] input');
  expect(asked).toEqual(['getGroup']);
});

test('who rests on the action and leaves has nothing waiting, so that the record is read afresh when it is opened', async () => {
  const { asked, over, press, appeared } = await shown();
  await over('pointerover');
  await vi.waitFor(() => expect(asked).toEqual(['getGroup']));
  await act(async () => document.querySelector('[role=rowheader]')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
  await press('[data-mp-action=edit]');
  await appeared('[role=dialog] input');
  expect(asked).toEqual(['getGroup', 'getGroup']);
});
