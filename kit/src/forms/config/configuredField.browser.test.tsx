import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DataValue } from '../../primitives/data-picker/index.ts';
import { memoryFeed } from '../../testing/feeds/dataFeed.ts';
import { stations } from '../../testing/feeds/stations.ts';
import { renderInKit } from '../../testing/index.ts';
import { PopupSelect } from '../../widgets/popup-select/index.ts';
import { parsePopupSelect } from './index.ts';

/** A control as a form's design has it: JSON in texts, numbers as text, names joined by commas. */
const control = JSON.stringify({
  __vModel__: 'F_StationId',
  interfaceId: '591020000000000002',
  columnOptions: 'fullName,stake',
  templateJson: '[{"field":"road","relationField":"","defaultValue":"S26"}]',
  hasPage: 'true',
  pageSize: '20',
  popupType: 'drawer',
  popupTitle: '选择收费站',
  popupWidth: '600px',
});

function Field({ raw }: { readonly raw: unknown }) {
  const [config] = useState(() => parsePopupSelect(raw));
  const [feed] = useState(() => memoryFeed(stations));
  const [value, setValue] = useState<DataValue>('A02');
  return <PopupSelect label="就近收费站" config={config} feed={feed} value={value} onChange={setValue} />;
}

beforeEach(() => page.viewport(1280, 800));

test('a design written as text opens the drawer it describes', async () => {
  await renderInKit(<Field raw={control} />);
  await userEvent.click(page.getByRole('combobox'));
  await expect.element(page.getByRole('dialog', { name: '选择收费站' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'stake' })).toBeVisible();
  await expect.element(page.getByText('共 45 条')).toBeVisible();
});

test('a bad design shows every reason instead of a blank', async () => {
  await renderInKit(<Field raw='{"pageSize":"many","popupWidth":"100%;}"}' />);
  for (const reason of ['interfaceId：未填写，请在表单设计中补上。', 'pageSize：必须是数字。', 'popupWidth：必须是宽度，例如 800px。'])
    await expect.element(page.getByText(reason)).toBeVisible();
});
