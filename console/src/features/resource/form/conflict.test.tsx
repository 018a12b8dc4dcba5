import { ApiError } from '@milepost/openapi/client';
import { groupCodecs } from '@milepost/openapi/domains/group';
import { groupOperations } from '@milepost/openapi/operations';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { defineResource } from '../definition/defineResource.ts';
import { code, name } from '../definition/fields.ts';
import { openTrial } from '../testing/openTrial.tsx';
import { TRIAL } from '../testing/trial.ts';

const sent: { readonly draft: object; readonly loaded: object | null }[] = [];
const groups = defineResource({
  ...TRIAL,
  operations: groupOperations,
  codecs: groupCodecs,
  form: {
    frame: 'dialog',
    load: 'getGroup',
    create: 'createGroup',
    update: 'updateGroup',
    fields: [name('fullName'), code('enCode')],
    toBody: (draft, { loaded }) => {
      sent.push({ draft, loaded });
      return draft;
    },
  },
});
const LOADED = { id: '9', fullName: '应急', enCode: 'e', type: '1', enabledMark: 1, sortCode: 3, description: '' };

/** The form over a group whose name was changed; `saved` is what somebody else saves meanwhile, `updateGroup` how it is taken. */
async function changed(saved: object, updateGroup: object = {}) {
  sent.length = 0;
  let stored: object = LOADED;
  const listGroups = { list: [LOADED], pagination: { currentPage: 1, pageSize: 20, total: 1 } };
  const page = await openTrial(groups, { listGroups, getGroup: () => stored, updateGroup });
  await page.press('[data-mp-action=edit]');
  await page.appeared('[role=dialog] input');
  const [field] = document.querySelectorAll<HTMLInputElement>('[role=dialog] input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '应急一组');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  stored = { ...LOADED, ...saved };
  const press = async (words: string) => {
    const button = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
    await vi.waitFor(() => expect(button()).toBeDefined());
    await act(async () => button()?.click());
  };
  return Object.assign(press, page);
}

test('what somebody else has saved meanwhile is asked about until it is answered', async () => {
  const press = await changed({ enCode: 'f', fullName: '应急二组' });
  await press('Save');
  await press('Back to the form');
  await press('Save');
  await press('Save what is chosen');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ draft: { fullName: '应急一组', enCode: 'f' } });
});

test('members nobody shows go back as somebody else has saved them meanwhile', async () => {
  const press = await changed({ sortCode: 8 });
  await press('Save');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ draft: { fullName: '应急一组' }, loaded: { sortCode: 8 } });
});

test.each([
  ['上级组织已停用', '上级组织已停用'],
  ['', 'Request error, please retry'],
])('a refusal that names no field, %j, stands at the head of the form, which keeps what was typed', async (msg, words) => {
  const press = await changed({}, new ApiError('updateGroup', { kind: 'refused', code: 400, msg, detail: msg }));
  await press('Save');
  await press.appeared('[role=dialog] [data-mp-error-summary]');
  expect(press.one('[data-mp-error-summary]').textContent).toBe(`Not saved${words}`);
  expect(document.activeElement).toBe(press.one('[data-mp-error-summary]'));
  expect(press.one<HTMLInputElement>('[role=dialog] input').value).toBe('应急一组');
  expect(press.toaster.snapshot().history).toEqual([]);
});
