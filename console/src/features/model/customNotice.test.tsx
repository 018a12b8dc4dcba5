import { createElement } from 'react';
import type { ComponentType } from 'react';
import { customButtonsOf } from '@milepost/openapi/domains/design/declare';
import { listConfig } from '@milepost/openapi/domains/model';
import { expect, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import type { ModelRow } from '../../data/model/compile/index.ts';
import type { OpenedProps } from '../resource/index.ts';
import { customActions } from './customActions.ts';

const buttonThat = (func: string) =>
  customButtonsOf(
    listConfig.decode({ customBtnsList: [{ value: 'mark', label: '标记', icon: '', event: { btnType: 2, func }, func: '' }] } as never),
  );

/** An action that opens something. */
interface Opening {
  readonly opens: () => Promise<unknown>;
}

/** The button of a row, pressed. */
async function pressed(func: string) {
  const [action] = customActions(buttonThat(func), () => {
    throw new Error('No form is opened.');
  });
  const { default: Opened } = (await (action as Opening).opens()) as { readonly default: ComponentType<OpenedProps<ModelRow>> };
  const onClose = vi.fn<() => void>();
  const { toaster } = await renderInConsole(aSession({}).around(createElement(Opened, { row: { id: '1' } as never, onClose })));
  return { onClose, toaster };
}

test('a button of a row whose script only says something says it, and opens nothing', async () => {
  const { onClose, toaster } = await pressed("({ data }) => { onlineUtils.toast('已标记', 'success'); onlineUtils.toast(''); }");
  expect(toaster.snapshot().shown.map(({ tone, title }) => [tone, title])).toEqual([['success', '已标记']]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

test('a button of a row whose script does anything else says that it does not run', async () => {
  const { onClose, toaster } = await pressed("({ data }) => { refresh(); onlineUtils.toast('已标记'); }");
  await vi.waitFor(() => expect(document.body.textContent).toContain('scripts do not run here'));
  expect(onClose).not.toHaveBeenCalled();
  expect(toaster.snapshot().shown).toEqual([]);
});
