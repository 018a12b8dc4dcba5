import { navBranchProps, navLeafProps, useNavTree } from '../headless.ts';
import type { NavData, NavView } from '../headless.ts';

interface Entry extends NavData<Entry> {
  readonly title: string;
}

const items: readonly Entry[] = [
  { id: 'home', title: 'ホーム', href: '#/home' },
  {
    id: 'works',
    title: '工事',
    children: [
      { id: 'orders', title: '注文', href: '#/orders' },
      { id: 'report', title: '報告書', opens: 'window' },
    ],
  },
  { id: 'admin', title: '管理', children: [{ id: 'users', title: '利用者', href: '#/users' }] },
];

function Level({ entries }: { readonly entries: readonly NavView<Entry>[] }) {
  return (
    <ul>
      {entries.map((view) => (
        <li key={view.item.id}>
          {view.item.children ? (
            <button {...navBranchProps(view)}>{view.item.title}</button>
          ) : view.item.href ? (
            <a {...navLeafProps(view)}>{view.item.title}</a>
          ) : (
            <button {...navLeafProps(view)}>{view.item.title}</button>
          )}
          {view.isOpen && <Level entries={view.children} />}
        </li>
      ))}
    </ul>
  );
}

/** A menu in markup of one's own, in Japanese, without the styles and the provider of the kit. */
export function OwnNav({ onFollow = () => undefined }: { readonly onFollow?: (id: string) => void }) {
  const { entries } = useNavTree({ items, currentId: 'orders', onFollow: ({ id }) => onFollow(id) });
  return (
    <nav aria-label="メニュー">
      <Level entries={entries} />
    </nav>
  );
}
