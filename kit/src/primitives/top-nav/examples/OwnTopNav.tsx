import type { ReactNode } from 'react';
import { useNavPanel, useNavPanelButton } from '../../nav-panel/headless.ts';
import type { NavPanelOptions } from '../../nav-panel/headless.ts';
import { navLeafProps } from '../../side-nav/headless.ts';
import type { NavData } from '../../side-nav/headless.ts';
import { MORE, useTopNav } from '../headless.ts';

interface Entry extends NavData<Entry> {
  readonly title: string;
}

const items: readonly Entry[] = [
  { id: 'home', title: 'ホーム', href: '#/home' },
  { id: 'works', title: '工事', children: [{ id: 'orders', title: '注文', href: '#/orders' }] },
  { id: 'help', title: '案内', href: '#/help' },
];

function Panel({ children, ...options }: NavPanelOptions & { readonly children: ReactNode }) {
  const { getPanelProps } = useNavPanel(options);
  return <div {...getPanelProps({ style: { position: 'fixed', background: 'Canvas' } })}>{children}</div>;
}

interface BranchProps {
  readonly title: string;
  readonly holdsCurrent: boolean;
  readonly isOpen: boolean;
  readonly onPress: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Branch({ title, onClose, children, ...state }: BranchProps) {
  const { panel, getButtonProps } = useNavPanelButton(state);
  return (
    <>
      <button {...getButtonProps()}>{title}</button>
      {state.isOpen && (
        <Panel {...panel} at="below" onClose={onClose}>
          {children}
        </Panel>
      )}
    </>
  );
}

/** A menu in a bar in markup of one's own, in Japanese, without the styles and the provider of the kit. */
export function OwnTopNav({ onFollow = () => undefined }: { readonly onFollow?: (id: string) => void }) {
  const nav = useTopNav({ label: 'メニュー', items, currentId: 'orders', onFollow: ({ id }) => onFollow(id) });
  const links = (entries: readonly Entry[]) =>
    entries.map((item) => (
      <button key={item.id} type="button" onClick={() => nav.follow(item)}>
        {item.title}
      </button>
    ));
  return (
    <nav {...nav.getNavProps({ style: { display: 'block' } })}>
      {nav.entries.map((view) =>
        view.item.children ? (
          <Branch key={view.item.id} title={view.item.title} holdsCurrent={view.holdsCurrent} {...nav.panelOf(view.item.id)}>
            {links(view.item.children)}
          </Branch>
        ) : (
          <a key={view.item.id} {...navLeafProps(view)}>
            {view.item.title}
          </a>
        ),
      )}
      {nav.rest.length > 0 && (
        <Branch title="その他" holdsCurrent={nav.isCurrentInRest} {...nav.panelOf(MORE)}>
          {links(nav.rest)}
        </Branch>
      )}
    </nav>
  );
}
