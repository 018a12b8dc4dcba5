import { groupCodecs } from '@milepost/openapi/domains/group';
import { groupOperations } from '@milepost/openapi/operations';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { defineResource } from '../definition/defineResource.ts';
import { code, name } from '../definition/fields.ts';
import { openTrial } from '../testing/openTrial.tsx';
import { TRIAL } from '../testing/trial.ts';

const groups = defineResource({
  ...TRIAL,
  operations: groupOperations,
  codecs: groupCodecs,
  form: {
    frame: 'dialog',
    addsMore: true,
    load: 'getGroup',
    create: 'createGroup',
    update: 'updateGroup',
    fields: [name('fullName'), code('enCode')],
  },
});
const LOADED = { id: '9', fullName: '应急', enCode: 'e', type: '1', enabledMark: 1, sortCode: 3, description: '' };
const INPUT = '[role=dialog] input';

/** The form of an existing group on a server that answers `stored`; each save is in `sent`. */
async function edited(save: (stored: object, body: object) => object | null) {
  const sent: object[] = [];
  let stored: object | null = LOADED;
  const answers = {
    listGroups: { list: [LOADED], pagination: { currentPage: 1, pageSize: 20, total: 1 } },
    getGroup: () => stored,
    updateGroup: ({ body }: Record<string, unknown>) => {
      sent.push(body as object);
      stored = stored && save(stored, body as object);
      return null;
    },
  };
  const page = await openTrial(groups, answers);
  await page.press('[data-mp-action=edit]');
  await page.appeared(INPUT);
  const press = async (words: string) => {
    const button = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
    await vi.waitFor(() => expect(button()).toBeDefined());
    await act(async () => button()?.click());
  };
  return { ...page, sent, press };
}

test('“Save and continue” goes on with the record as the server has made of it, and asks about nobody else', async () => {
  const { one, type, sent, press } = await edited((stored, body) => ({ ...stored, ...body, enCode: 'made' }));
  await type(INPUT, '应急一组');
  await press('Save and continue');
  await vi.waitFor(() => expect([...document.querySelectorAll<HTMLInputElement>(INPUT)].map(({ value }) => value)).toContain('made'));
  expect(one<HTMLInputElement>(INPUT).value).toBe('应急一组');
  await type(INPUT, '应急二组');
  await press('Save');
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(sent).toMatchObject([{ fullName: '应急一组' }, { fullName: '应急二组', enCode: 'made' }]);
});

test('“Save and continue” ends the form where the record is gone by then', async () => {
  const { type, sent, press } = await edited(() => null);
  await type(INPUT, '应急一组');
  await press('Save and continue');
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(sent).toHaveLength(1);
});
