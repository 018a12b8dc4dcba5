import { DialogLayer } from '@milepost/kit/headless/dialog';
import { useMenu, useMenuEntry, useMenuTrigger } from '@milepost/kit/headless/menu';
import type { MenuEntry, MenuOptions } from '@milepost/kit/headless/menu';
import { useState } from 'react';
import { Button, Card, Slot } from '../ui.tsx';

const entries: readonly MenuEntry[] = [
  { id: 'edit', label: '編集' },
  { id: 'move', label: '移動', disabledReason: '権限がありません' },
  { id: 'copy', label: '複製' },
];

function Entry({ of: menu, entry }: { readonly of: ReturnType<typeof useMenu>; readonly entry: MenuEntry }) {
  const { getItemProps, getReasonProps } = useMenuEntry(menu.state, entry);
  return (
    <li {...getItemProps({ className: 'menu-item' })}>
      <Slot name="menu-label">{entry.label}</Slot>
      {entry.disabledReason && <span {...getReasonProps({ className: 'text-xs' })}>{entry.disabledReason}</span>}
    </li>
  );
}

function Panel(options: Omit<MenuOptions, 'entries'>) {
  const menu = useMenu({ ...options, entries });
  return (
    <DialogLayer of={menu.layer}>
      <div {...menu.getUnderlayProps()} />
      <div {...menu.getPanelProps({ className: 'rounded border bg-white shadow z-10' })}>
        <ul {...menu.getMenuProps({ className: 'p-2' })}>
          {entries.map((entry) => (
            <Entry key={entry.id} of={menu} entry={entry} />
          ))}
        </ul>
      </div>
    </DialogLayer>
  );
}

/** A button and its menu. */
export function MenuPage() {
  const { menu, getTriggerProps } = useMenuTrigger();
  const [done, setDone] = useState('');
  const labelOf = (id: string) => entries.find((entry) => entry.id === id)?.label ?? '';
  return (
    <Card className="flex gap-2 items-center">
      <Button {...getTriggerProps()}>操作</Button>
      <span className="text-sm">{done || 'まだ操作していません'}</span>
      {menu && <Panel {...menu} label="操作" onAction={(id) => setDone(labelOf(id))} placement="bottom start" />}
    </Card>
  );
}
