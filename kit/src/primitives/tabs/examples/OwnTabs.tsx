import { tabPanelProps, tabProps, tabReasonProps, useTabs } from '../headless.ts';

const tabs = [
  { id: 'all', title: 'すべて' },
  { id: 'mine', title: '担当分', disabledReason: '担当がありません' },
  { id: 'done', title: '完了' },
];

interface OwnTabsProps {
  readonly onSelect?: (id: string) => void;
}

/** Tabs in markup of one's own: a list, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnTabs({ onSelect }: OwnTabsProps) {
  const row = useTabs({ label: '工事', tabs, keep: 'visited', ...(onSelect && { onSelect }) });
  return (
    <section>
      <div {...row.getListProps({ className: 'own', style: { display: 'flex' } })}>
        {row.tabs.map((view) => (
          <span key={view.item.id} {...tabProps(view)}>
            <b data-mp-tab="done">{view.item.title}</b>
            {view.item.disabledReason && <i {...tabReasonProps(view)}>{view.item.disabledReason}</i>}
          </span>
        ))}
      </div>
      {row.panels.map((view) => (
        <p key={view.itemId} {...tabPanelProps(view)}>
          {view.itemId === 'all' ? <input aria-label="メモ" /> : view.itemId}
        </p>
      ))}
    </section>
  );
}
