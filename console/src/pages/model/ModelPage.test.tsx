import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { expect, test } from 'vitest';
import { PermissionProvider } from '../../permissions/index.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import ModelPage from './ModelPage.tsx';

const title = { __config__: { jnpfKey: 'comInput', label: '名称' }, __vModel__: 'title' };
const MODEL = {
  fullName: '养护工单',
  webType: '2',
  formData: JSON.stringify({ fields: [title] }),
  columnData: JSON.stringify({ columnList: [{ ...title, prop: 'title', label: '名称' }], columnOptions: [title], hasSuperQuery: true }),
};
const LIST = { list: [], pagination: { currentPage: 1, pageSize: 20, total: 0 } };
const ITEM = { id: 'e1', fullName: 'Maintenance orders', property: { moduleId: 'm1' } } as MenuItem;

async function shown(answers: object = {}) {
  const session = aSession({ getModelConfig: MODEL, listRecords: LIST, ...answers }, '/model/maintenanceOrder');
  const page = await renderInConsole(
    session.around(
      <PermissionProvider value={{ permissions: new Map(), judge: false, modelId: 'm1' }}>
        <ModelPage item={ITEM} />
      </PermissionProvider>,
    ),
  );
  await page.appeared('h1');
  return { ...page, session };
}

test('a generated list is headed by the name of its menu entry, as the person reads it', { timeout: 30_000 }, async () => {
  const { one } = await shown();
  expect(one('h1').textContent).toBe('Maintenance orders');
});
