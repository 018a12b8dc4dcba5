import type { ModelRuntime } from '@milepost/openapi/domains/record';
import { recordCodecs } from '@milepost/openapi/domains/record';
import { expect, test } from 'vitest';
import { unreadDesign } from './unread.ts';

const runtime = (more: object): ModelRuntime =>
  recordCodecs.getModelConfig.data.decode({
    fullName: '工单',
    webType: '2',
    formData: '{"fields":[]}',
    columnData: null,
    ...more,
  } as never);

test.each([
  ['a form that is no JSON', { formData: '{"fields":' }, '{"fields":'],
  ['a list that is no JSON', { columnData: 'nothing' }, 'nothing'],
  ['no form where one is shown', { formData: '' }, ''],
  ['rows of a data interface, which have no form', { formData: null, webType: '4' }, null],
  ['a design of 2 MiB that can be read', { formData: JSON.stringify({ fields: [], note: 'x'.repeat(2 * 1024 * 1024) }) }, null],
  ['one beyond 8 MiB', { formData: `{"note":"${'x'.repeat(8 * 1024 * 1024)}"}` }, expect.stringContaining('{"note"')],
])('%s: its text is kept for who designs where it cannot be read', (_, more, text) => {
  expect(unreadDesign(runtime(more))).toEqual(text);
});
