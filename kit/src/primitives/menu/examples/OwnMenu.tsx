import { DialogLayer } from '../../dialog/headless.ts';
import { useMenu, useMenuEntry, useMenuTrigger } from '../headless.ts';
import type { MenuEntry, MenuOptions } from '../headless.ts';

const entries: readonly MenuEntry[] = [
  { id: 'edit', label: '編集' },
  { id: 'move', label: '移動', disabledReason: '権限がありません' },
  { id: 'profile', label: '個人情報', href: '#/profile' },
  { id: 'ja', label: '日本語', isChecked: true },
  { id: 'en', label: 'English', isChecked: false },
];

function Entry({ of: menu, entry }: { readonly of: ReturnType<typeof useMenu>; readonly entry: MenuEntry }) {
  const { getItemProps, getReasonProps } = useMenuEntry(menu.state, entry);
  const Element = entry.href === undefined ? 'li' : 'a';
  return (
    <Element {...getItemProps({ className: 'own', style: { display: 'block' } })}>
      <b data-key="edit">{entry.label}</b>
      {entry.disabledReason && <i {...getReasonProps()}>{entry.disabledReason}</i>}
    </Element>
  );
}

/** A menu in markup of one's own, drawn while it is open. */
export function OwnMenuPanel(options: Omit<MenuOptions, 'entries'>) {
  const menu = useMenu({ ...options, entries });
  return (
    <DialogLayer of={menu.layer}>
      <div {...menu.getUnderlayProps()} />
      <div {...menu.getPanelProps({ style: { background: 'Canvas' } })}>
        <button {...menu.getDismissProps({ style: { position: 'absolute', opacity: 0 } })}>閉じる</button>
        <ul {...menu.getMenuProps()}>
          {entries.map((entry) => (
            <Entry key={entry.id} of={menu} entry={entry} />
          ))}
        </ul>
      </div>
    </DialogLayer>
  );
}

interface OwnMenuProps {
  readonly onAction?: (id: string) => void;
}

/** A button and its menu, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnMenu({ onAction = () => undefined }: OwnMenuProps) {
  const { menu, getTriggerProps } = useMenuTrigger();
  return (
    <section lang="ja">
      <button {...getTriggerProps({ className: 'own' })}>操作</button>
      {menu && <OwnMenuPanel {...menu} label="操作" onAction={onAction} placement="bottom start" />}
    </section>
  );
}
