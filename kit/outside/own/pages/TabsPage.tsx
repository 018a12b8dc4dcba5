import { tabPanelProps, tabProps, tabReasonProps, useTabs } from '@milepost/kit/headless/tabs';
import { Badge, Card, Input, Label, Slot } from '../ui.tsx';

const tabs = [
  { id: 'all', title: 'すべて' },
  { id: 'mine', title: '担当分', disabledReason: '担当がありません' },
  { id: 'done', title: '完了' },
];

/** Tabs whose panels keep what was typed in them. */
export function TabsPage() {
  const row = useTabs({ label: '工事', tabs, keep: 'visited' });
  return (
    <Card className="stack gap-4">
      <div {...row.getListProps({ className: 'flex gap-4 border-b' })}>
        {row.tabs.map((view) => (
          <div key={view.item.id} {...tabProps(view, { className: 'tab' })}>
            <Slot name="tab-label">{view.item.title}</Slot>
            {view.item.disabledReason && <Badge {...tabReasonProps(view)}>{view.item.disabledReason}</Badge>}
          </div>
        ))}
      </div>
      {row.panels.map((view) => (
        <div key={view.itemId} {...tabPanelProps(view, { className: 'stack gap-2 max-w-sm' })}>
          <Label htmlFor={`memo-${view.itemId}`}>メモ</Label>
          <Input id={`memo-${view.itemId}`} />
        </div>
      ))}
    </Card>
  );
}
