import { createElement } from 'react';
import type { ComponentType } from 'react';
import { recordCodecs } from '@milepost/openapi/domains/record';
import { expect, test, vi } from 'vitest';
import { PermissionProvider } from '../../permissions/index.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import type { ToolProps } from '../resource/index.ts';
import { modelScreen } from './modelResource.ts';

const FIELD = { __config__: { jnpfKey: 'comInput', label: '名称' }, __vModel__: 'name' };
const SCRIPT = '({ formData, setFormData }) => { setFormData("name", "a") }';
const columnData = JSON.stringify({ columnList: [{ prop: 'name', label: '名称' }], btnsList: [{ value: 'upload', label: '导入' }] });
const runtimeWith = (form: object) =>
  recordCodecs.getModelConfig.data.decode({
    fullName: '工单',
    webType: '2',
    formData: JSON.stringify({ fields: [FIELD], ...form }),
    columnData,
  } as never);

interface Tool {
  readonly id: string;
  readonly opens: () => Promise<{ readonly default: ComponentType<ToolProps> }>;
}

test.each([
  ['that has none', {}, false],
  ['that runs one as a rule', { funcs: { onLoad: SCRIPT } }, true],
  ['that runs none of them', { funcs: { beforeSubmit: '() => fetch("x")' } }, true],
])('an import into a form with scripts says that they do not run: one %s', async (_, form, isSaid) => {
  const { resource } = modelScreen(runtimeWith(form), { modelId: 'm1', menuId: 'e1' } as never);
  const tools = (resource.actions as unknown as { readonly tools: readonly Tool[] }).tools;
  const opened = await tools.find(({ id }) => id === 'upload')?.opens();
  if (!opened) throw new Error('There is no import.');
  const session = aSession({});
  const world = { permissions: new Map(), judge: true, modelId: 'm1' };
  const dialog = createElement(opened.default, { onClose: () => undefined } as unknown as ToolProps);
  await renderInConsole(session.around(<PermissionProvider value={world}>{dialog}</PermissionProvider>));
  await vi.waitFor(() => expect(document.body.textContent).toContain('Choose a file'));
  expect(document.body.textContent.includes('The scripts of this form do not run on import')).toBe(isSaid);
});
