import { ApiError } from '@milepost/openapi/client';
import { TextField } from '@milepost/kit/text-field';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { DraftDialog, useDraftForm } from './index.ts';

const WORDS = '编码已存在，请更换编码';

function Form({ refuse }: { readonly refuse: () => Error | null }) {
  const form = useDraftForm<{ readonly fullName: string; readonly enCode: string }, 'fullName' | 'enCode'>({
    draftOf: { form: 'test', record: null },
    initial: { fullName: '护栏', enCode: 'guard' },
    problemsOf: () => [],
    async save() {
      const error = refuse();
      if (error) throw error;
      return { code: 200, msg: '保存成功', data: null };
    },
    onSaved: () => undefined,
  });
  const fieldId = (name: string) => `form-${name}`;
  return (
    <DraftDialog title="字典" form={form} labels={{ fullName: '名称', enCode: '编码' }} fieldId={fieldId} onClose={() => undefined}>
      <TextField
        id="form-fullName"
        label="名称"
        value={form.draft.fullName}
        error={form.errorOf('fullName')}
        onChange={(fullName) => form.set({ fullName })}
      />
      <TextField
        id="form-enCode"
        label="编码"
        value={form.draft.enCode}
        error={form.errorOf('enCode')}
        onChange={(enCode) => form.set({ enCode })}
      />
    </DraftDialog>
  );
}

const announced = () => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join(' ');

async function open(msg: string) {
  let isRefused = true;
  const refuse = () => (isRefused ? new ApiError('saveEntry', { kind: 'refused', code: 400, msg, detail: msg }) : null);
  const page = await renderInConsole(aSession({}).around(<Form refuse={refuse} />));
  await page.appeared('#form-enCode');
  const submit = () => act(async () => page.one<HTMLFormElement>('form').requestSubmit());
  const told = () => page.toaster.snapshot().history.map(({ title }) => title);
  return { ...page, submit, told, accept: () => void (isRefused = false) };
}

test('a code that is taken marks its field with the words of the server, and the field has the focus; no message beside it', async () => {
  const { one, submit, told, type } = await open(WORDS);
  one('#form-fullName').focus();
  await submit();
  await vi.waitFor(() => expect(one('#form-enCode').getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(one('#form-enCode'));
  expect(document.body.textContent).toContain(WORDS);
  expect(told()).toEqual([]);
  await type('#form-enCode', 'guard.rail');
  expect(one('#form-enCode').getAttribute('aria-invalid')).not.toBe('true');
});

test('what was refused can be tried again as it is; refused once more it is said, as its field has the focus already', async () => {
  const { one, submit, told, accept } = await open(WORDS);
  await submit();
  await vi.waitFor(() => expect(document.activeElement).toBe(one('#form-enCode')));
  expect(announced()).not.toContain(WORDS);
  await submit();
  await vi.waitFor(() => expect(announced()).toContain(WORDS));
  accept();
  await submit();
  await vi.waitFor(() => expect(told()).toEqual(['保存成功']));
});

test.each([
  ['上级不存在', '上级不存在'],
  ['', 'Request error, please retry'],
])('a refusal about nothing in the form, %j, stands at its head, which has the focus, until the next attempt', async (msg, words) => {
  const { one, submit, told, type, accept } = await open(msg);
  await submit();
  await vi.waitFor(() => expect(one('[data-mp-error-summary]').textContent).toBe(`Not saved${words}`));
  expect(document.activeElement).toBe(one('[data-mp-error-summary][role=alert]'));
  expect(told()).toEqual([]);
  await type('#form-enCode', 'guard.rail');
  expect(one('[data-mp-error-summary]').textContent).toContain(words);
  accept();
  await submit();
  await vi.waitFor(() => expect(told()).toEqual(['保存成功']));
  expect(document.querySelector('[data-mp-error-summary]')).toBeNull();
});
