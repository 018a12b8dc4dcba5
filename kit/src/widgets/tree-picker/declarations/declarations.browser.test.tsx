import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StoredValue } from '../../../engines/pick/index.ts';
import { announcements, memorySource, renderInKit } from '../../../testing/index.ts';
import { Picker } from '../examples/Picker.tsx';
import { specs } from '../examples/specs.ts';
import { inMemory, organization, organizations, printTemplates, regions, resolveIn, roles } from '../examples/world.ts';
import { TreePickerDialog } from '../index.ts';
import type { Picked, PickerNode, PickerSpec } from '../index.ts';
import { addressPicker, approverPicker, departmentPicker, dictionaryTreePicker, organizationPicker, printTemplatePicker } from './index.ts';
// Here before the first test: fetching the dialog cold says nothing about it.
import '../Surface.tsx';

const row = (name: RegExp) => page.getByRole('dialog').getByRole('row', { name }).first();
const toggle = (name: RegExp) =>
  row(name)
    .element()
    .querySelector('[data-mp-toggle]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const confirm = () => userEvent.click(page.getByRole('button', { name: '确定', exact: true }));

async function opened(spec: PickerSpec, value: StoredValue = null) {
  const onChange = vi.fn<(value: StoredValue) => void>();
  await renderInKit(<Picker label="经办" spec={spec} value={value} onChange={onChange} />);
  await userEvent.click(page.getByRole('combobox', { name: '经办' }));
  await expect.element(page.getByRole('dialog')).toBeInTheDocument();
  return onChange;
}

beforeEach(() => page.viewport(1280, 800));

describe('the address picker', () => {
  test('takes nodes at or beyond its level for leaves', async () => {
    const onChange = await opened(addressPicker({ regions: inMemory(regions), resolve: resolveIn(regions) }, { level: 1 }));
    await expect.element(row(/^四川省/)).toBeInTheDocument();
    toggle(/^四川省/);
    await expect.element(row(/^成都市/)).toBeInTheDocument();
    await expect.element(row(/^成都市/)).not.toHaveAttribute('aria-expanded');
    await userEvent.click(row(/^成都市/));
    await confirm();
    expect(onChange.mock.calls).toEqual([[['51', '5101']]]);
  });
});

describe('the role picker', () => {
  test('shows global roles in a tab of their own, and never chooses the global root', async () => {
    const onChange = await opened(specs.role({}, { cardinality: 'many' }));
    await expect.element(row(/^养护派单员/)).toBeInTheDocument();
    expect(row(/^全局角色/).query()).toBeNull();
    await userEvent.click(page.getByRole('tab', { name: '全局' }));
    await expect.element(row(/^审计员/)).toBeInTheDocument();
    row(/^全局角色/)
      .element()
      .focus();
    await userEvent.keyboard(' ');
    await expect.poll(announcements).toContain('只能选择角色');
    await userEvent.click(row(/^审计员/));
    await confirm();
    expect(onChange.mock.calls).toEqual([[['r2']]]);
    expect(roles[0]?.id).toBe('1');
  });
});

describe('the organisation picker', () => {
  test('offers the top node only, and nothing to search it by, in only-organisation mode below −1', async () => {
    const source = inMemory(organizations);
    const onChange = await opened(organizationPicker({ organizations: source, resolve: resolveIn(organizations) }, { onlyBelow: '-1' }));
    await expect.element(row(/^顶级节点/)).toHaveFocus();
    expect(page.getByRole('searchbox').query()).toBeNull();
    expect(source.asked).toEqual([]);
    await userEvent.click(row(/^顶级节点/));
    await confirm();
    expect(onChange.mock.calls).toEqual([[['-1']]]);
    await expect.element(page.getByRole('combobox', { name: '经办' })).toHaveTextContent('顶级节点');
  });
});

describe('the department picker', () => {
  test('limits choices to the allowed ids', async () => {
    const source = inMemory(organizations);
    await opened(departmentPicker({ departments: source, resolve: resolveIn(organizations) }, { allowedIds: ['d2'] }));
    await expect.element(row(/^养护工程部/)).toHaveAttribute('aria-selected', 'false');
    await expect.element(row(/^综合管理部/)).not.toHaveAttribute('aria-selected');
  });
});

describe('the popup user picker', () => {
  test.each([
    ['one', 0],
    ['many', 4],
  ] as const)('in %s mode has %i tabs', async (cardinality, count) => {
    await opened(specs.popupUser({}, { cardinality }), null);
    await expect.element(row(/^云望高速物流集团/)).toBeInTheDocument();
    expect(page.getByRole('tab').all()).toHaveLength(count);
  });
});

describe('the user and organisation selector', () => {
  test('of type custom is a list of the people that may be chosen', async () => {
    await opened(specs.allowedUsers());
    await expect.element(page.getByRole('grid', { name: '可选人员' })).toHaveAttribute('aria-rowcount', '10');
    expect(page.getByRole('tab').all()).toHaveLength(0);
  });
});

describe('the approver picker', () => {
  test('says what is missing by its title, one second loudly and then quietly until somebody is chosen', async () => {
    await opened(approverPicker({ organization: inMemory(organization), resolve: resolveIn(organization) }, { title: '复核人' }));
    await confirm();
    const error = page.getByRole('dialog').getByText('请选择复核人');
    await expect.element(error).toBeVisible();
    const loud = getComputedStyle(error.element()).backgroundColor;
    await expect.poll(() => getComputedStyle(error.element()).backgroundColor).not.toBe(loud);
    await expect.element(error).toBeVisible();
    await expect.element(row(/^养护工程部/)).toBeInTheDocument();
    toggle(/^养护工程部/);
    await userEvent.click(row(/^马文博/));
    await expect.element(page.getByText('选一项，双击或按回车即确定')).toBeVisible();
  });
});

describe('the bill rule picker', () => {
  test('lists the rules of a category, said with their number, while the keyboard stays in the tree', async () => {
    const onChange = await opened(specs.billRule());
    await expect.element(row(/^全部业务分类/)).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('row', { name: /养护工单流水号/ })).toBeInTheDocument();
    await userEvent.click(row(/^收费$/));
    await expect.poll(announcements).toContain('找到 22 项');
    await expect.element(row(/^收费$/)).toHaveFocus();
    await userEvent.click(page.getByRole('row', { name: /业务流水号 2，/ }));
    await confirm();
    expect(onChange.mock.calls).toEqual([['serial2']]);
  });
});

test('in a picker of 400 px the categories stand over their rows, on a wide page too', async () => {
  await opened(specs.billRule({}, { widthPx: 400 }));
  const line = page.getByRole('row', { name: /养护工单流水号/ });
  await expect.element(line).toBeVisible();
  const rows = page.getByRole('grid').element().getBoundingClientRect();
  expect([rows.top >= page.getByRole('treegrid').element().getBoundingClientRect().bottom, rows.width > 300]).toEqual([true, true]);
});

describe('the dictionary tree picker', () => {
  test('after adding loads anew, keeps what is open, and puts the keyboard on the new entry', async () => {
    const all: PickerNode[] = [{ id: 'asset', fullName: '路产设施', path: ['asset'], children: [] }];
    const source = memorySource(all);
    let finish: (id: string | null) => void = () => undefined;
    const onAdd = () => new Promise<string | null>((resolve) => (finish = resolve));
    const spec = dictionaryTreePicker({
      dictionary: { ...source, load: (...ask) => memorySource(all).load(...ask) },
      resolve: resolveIn(all),
      onAdd,
    });
    await renderInKit(<Picker label="字典" spec={spec} />);
    await userEvent.click(page.getByRole('button', { name: '添加' }));
    all.push({ id: 'toll', fullName: '收费业务', path: ['toll'], isLeaf: true });
    finish('toll');
    await expect.element(page.getByRole('dialog', { name: '选择字典' })).toBeInTheDocument();
    await expect
      .poll(() => document.getElementById(document.activeElement?.getAttribute('aria-labelledby') ?? '')?.textContent)
      .toBe('收费业务');
  });
  test('that was left without a new entry leaves the focus on the button', async () => {
    const spec = specs.dictionaryTree({ onAdd: () => Promise.resolve(null) });
    await renderInKit(<Picker label="字典" spec={spec} />);
    await userEvent.click(page.getByRole('button', { name: '添加' }));
    await expect.element(page.getByRole('button', { name: '添加' })).toHaveFocus();
    expect(page.getByRole('dialog').query()).toBeNull();
  });
});

describe('the print template chooser', () => {
  function Printing({ ids, onConfirm }: { ids: readonly string[]; onConfirm: (picked: Picked) => void }) {
    const [isOpen, setOpen] = useState(false);
    const [spec] = useState(() => printTemplatePicker({ ids, resolve: resolveIn(printTemplates) }));
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          打印
        </button>
        {isOpen && (
          <TreePickerDialog
            spec={spec}
            value={null}
            onConfirm={(picked) => {
              onConfirm(picked);
              setOpen(false);
            }}
            onCancel={() => setOpen(false)}
          />
        )}
      </>
    );
  }

  test('chooses the only template without opening, and says which', async () => {
    const onConfirm = vi.fn<(picked: Picked) => void>();
    await renderInKit(<Printing ids={['t2']} onConfirm={onConfirm} />);
    await userEvent.click(page.getByRole('button', { name: '打印' }));
    await expect.poll(announcements).toContain('只有一个可选项，已直接选择“验收单”');
    expect(onConfirm.mock.calls.map(([{ value }]) => value)).toEqual(['t2']);
    expect(page.getByRole('dialog').query()).toBeNull();
  });
  test('lists several by name and has the keyboard on the first; Enter confirms, and the focus returns to what opened it', async () => {
    const onConfirm = vi.fn<(picked: Picked) => void>();
    await renderInKit(<Printing ids={['t3', 't1']} onConfirm={onConfirm} />);
    await userEvent.click(page.getByRole('button', { name: '打印' }));
    await expect.element(row(/^计量支付表/)).toHaveAttribute('aria-rowindex', '1');
    await expect.element(row(/^计量支付表/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onConfirm.mock.calls.map(([{ value, nodes }]) => [value, nodes[0]?.fullName])).toEqual([['t1', '养护工单']]);
    await expect.element(page.getByRole('button', { name: '打印' })).toHaveFocus();
  });
  test('cancel chooses nothing', async () => {
    const onConfirm = vi.fn<(picked: Picked) => void>();
    await renderInKit(<Printing ids={['t3', 't1']} onConfirm={onConfirm} />);
    await userEvent.click(page.getByRole('button', { name: '打印' }));
    await userEvent.click(page.getByRole('button', { name: '取消' }));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});

describe('a list in the page', () => {
  test('writes at once, without confirming', async () => {
    const spec = { ...specs.department({}, { cardinality: 'many' }), look: { surface: 'inline', widthPx: 400 } } as const;
    const onChange = vi.fn<(value: StoredValue) => void>();
    await renderInKit(<Picker label="部门" spec={spec} value={['d2']} onChange={onChange} />);
    const tree = page.getByRole('treegrid', { name: '组织架构' });
    await expect.element(tree.getByRole('row', { name: /^养护工程部/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tree.getByRole('row', { name: /^收费稽查部/ }));
    expect(onChange.mock.calls).toEqual([[['d2', 'd4']]]);
    await expect.element(tree.getByRole('row', { name: /^收费稽查部/ })).toHaveAttribute('aria-selected', 'true');
  });
});
