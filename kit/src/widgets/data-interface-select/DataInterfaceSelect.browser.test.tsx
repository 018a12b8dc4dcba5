import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DataRecord } from '../../engines/data-rows/index.ts';
import type { DataValue } from '../../primitives/data-picker/index.ts';
import { Stateful } from '../../testing/Stateful.tsx';
import { memoryFeed } from '../../testing/feeds/dataFeed.ts';
import { stationConfig, stationRelations, stations } from '../../testing/feeds/stations.ts';
import { renderInKit } from '../../testing/index.ts';
import { DataInterfaceSelect } from './index.ts';
import type { DataInterfaceSelectProps } from './index.ts';

const config = { kind: 'parsed', config: { ...stationConfig, relationOptions: stationRelations } } as const;
const YUNYANG = /K10\+000/;
const row = (name: RegExp) => page.getByRole('row', { name });

interface FormProps extends Partial<DataInterfaceSelectProps> {
  readonly onValue?: (value: DataValue) => void;
}

function Form({ value = [], onValue, ...props }: FormProps) {
  const [feed] = useState(() => memoryFeed(stations));
  return (
    <Stateful first={value} onChange={onValue}>
      {(held) => <DataInterfaceSelect label="途经收费站" config={config} feed={feed} {...props} {...held} />}
    </Stateful>
  );
}

beforeEach(() => page.viewport(1280, 800));

async function opened(props: FormProps = {}) {
  const onValue = vi.fn<(value: DataValue) => void>();
  const onFill = vi.fn<(records: readonly DataRecord[]) => void>();
  await renderInKit(<Form onValue={onValue} onFill={onFill} {...props} />);
  (page.getByRole('combobox').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(row(YUNYANG)).toBeVisible();
  return { onValue, onFill };
}

test('rows are chosen by checkboxes and confirmed together, and fill one record each', async () => {
  const { onValue, onFill } = await opened();
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
  await userEvent.click(page.getByRole('checkbox', { name: '选择 云阳收费站', exact: true }));
  await userEvent.click(page.getByRole('checkbox', { name: '选择 石桥收费站', exact: true }));
  await userEvent.click(page.getByRole('button', { name: '确定' }));
  expect(onValue).toHaveBeenCalledExactlyOnceWith(['A01', 'A04']);
  expect(onFill).toHaveBeenCalledExactlyOnceWith([
    { F_Station: '云阳收费站', F_Kind: 'toll' },
    { F_Station: '石桥收费站', F_Kind: 'toll' },
  ]);
});

test('cancel writes and fills nothing', async () => {
  const { onValue, onFill } = await opened({ value: ['A02'] });
  await userEvent.click(page.getByRole('checkbox', { name: '选择 云阳收费站', exact: true }));
  await userEvent.click(page.getByRole('button', { name: '取消' }));
  expect(onValue).not.toHaveBeenCalled();
  expect(onFill).not.toHaveBeenCalled();
});

test('confirming nothing empties the value', async () => {
  const { onValue } = await opened({ value: ['A02'] });
  await userEvent.click(page.getByRole('button', { name: '清空列表' }));
  await userEvent.click(page.getByRole('button', { name: '确定' }));
  expect(onValue).toHaveBeenCalledExactlyOnceWith([]);
});

test('what clear-all took comes back with undo', async () => {
  await opened({ value: ['A02', 'A05'] });
  await userEvent.click(page.getByRole('button', { name: '清空列表' }));
  await expect.element(page.getByText('已选 0 项')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '撤销' }));
  await expect.element(page.getByText('已选 2 项')).toBeVisible();
});

test('by keyboard alone: Tab to the table, Space, OK', async () => {
  const { onValue } = await opened();
  const grid = page.getByRole('grid').element();
  while (!grid.contains(document.activeElement) || !document.activeElement?.closest('[data-mp-row]')) {
    if (grid.contains(document.activeElement)) await userEvent.keyboard('{ArrowDown}');
    else await userEvent.tab();
  }
  await userEvent.keyboard(' ');
  while (document.activeElement?.textContent !== '确定') await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onValue).toHaveBeenCalledExactlyOnceWith(['A01']);
  await expect.element(page.getByRole('combobox')).toHaveFocus();
});
