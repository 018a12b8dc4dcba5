import { ApiError } from '@milepost/openapi/client';
import { act, useEffect } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { useDraftForm } from './useDraftForm.ts';
import type { DraftForm, DraftFormOptions } from './useDraftForm.ts';

interface Draft {
  readonly name: string;
}
type Options = DraftFormOptions<Draft, 'name' | 'sort'>;

async function renderForm(save: Options['save']) {
  const forms: DraftForm<Draft, 'name' | 'sort'>[] = [];
  const onSaved = vi.fn<() => void>();
  const problemsOf: Options['problemsOf'] = ({ name }) => (name ? [] : [{ field: 'name', message: 'Enter a name' }]);
  function Form() {
    const form = useDraftForm<Draft, 'name' | 'sort'>({
      draftOf: { form: 'test', record: null },
      initial: { name: '' },
      problemsOf,
      save,
      onSaved,
    });
    useEffect(() => void forms.push(form));
    return <output>{form.draft.name}</output>;
  }
  const { toaster, appeared } = await renderInConsole(<Form />);
  const now = () => {
    const form = forms.at(-1);
    if (!form) throw new Error('[testing] the form was not rendered');
    return form;
  };
  const messages = () => toaster.snapshot().history.map(({ title }) => title);
  return {
    now,
    onSaved,
    messages,
    appeared,
    change: (name: string) => act(async () => now().set({ name })),
    submit: () => act(async () => now().submit()),
  };
}

const saved = { code: 200, msg: '新建成功', data: null } as Awaited<ReturnType<Options['save']>>;

describe('a form over one draft', () => {
  test('says what is wrong when a field is left, and no longer once it is mended', async () => {
    const form = await renderForm(async () => saved);
    expect(form.now().errorOf('name')).toBeUndefined();
    await act(async () => form.now().leave('name'));
    expect(form.now().errorOf('name')).toBe('Enter a name');
    expect(form.now().problems).toEqual([]);
    await form.change('护栏');
    expect(form.now().errorOf('name')).toBeUndefined();
  });

  test('sums up what is wrong after an attempt, and sends nothing', async () => {
    const save = vi.fn<Options['save']>();
    const form = await renderForm(save);
    await act(async () => form.now().setUnreadable('sort', 'Enter a whole number'));
    await form.submit();
    expect(form.now().problems.map(({ message }) => message)).toEqual(['Enter a name', 'Enter a whole number']);
    expect(form.now().attempt).toBe(1);
    expect(save).not.toHaveBeenCalled();
  });

  test('a save that succeeds shows the message of the server', async () => {
    const form = await renderForm(async () => saved);
    await form.change('护栏');
    await form.submit();
    expect(form.onSaved).toHaveBeenCalledOnce();
    expect(form.messages()).toEqual(['新建成功']);
  });

  test.each([
    [new ApiError('createEntry', { kind: 'refused', code: 400, msg: '编码已存在', detail: '' }), { field: null, message: '编码已存在' }],
    [new ApiError('createEntry', { kind: 'transport', detail: '' }), { field: null, message: 'Request error, please retry' }],
    [new ApiError('createEntry', { kind: 'session', code: 600, detail: '' }), null],
  ])('a save that fails keeps everything that was typed, and says why in the form: %s', async (error, refusal) => {
    const form = await renderForm(() => Promise.reject(error));
    await form.change('护栏');
    await form.submit();
    expect(form.now().draft).toEqual({ name: '护栏' });
    expect(form.now().isSaving).toBe(false);
    expect(form.onSaved).not.toHaveBeenCalled();
    expect([form.now().refusal, form.messages()]).toEqual([refusal, []]);
  });

  test('R26 two presses save once, and the form is not left meanwhile', async () => {
    const save = vi.fn<Options['save']>(() => new Promise(() => undefined));
    const form = await renderForm(save);
    await form.change('护栏');
    await act(async () => void form.now().submit());
    await act(async () => void form.now().submit());
    expect(save).toHaveBeenCalledOnce();
    expect(await form.now().mayLeave()).toBe(false);
  });

  test('leaves at once where nothing was typed, and asks where something was', async () => {
    const form = await renderForm(async () => saved);
    expect(await form.now().mayLeave()).toBe(true);
    await form.change('护栏');
    const answers: Promise<boolean>[] = [];
    await act(async () => void answers.push(form.now().mayLeave()));
    const dialog = await form.appeared('[role=alertdialog]');
    expect(dialog.textContent).toContain('Discard what you entered?');
    const keep = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Keep editing');
    await act(async () => keep?.click());
    expect(await Promise.all(answers)).toEqual([false]);
    expect(form.now().draft).toEqual({ name: '护栏' });
  });
});
