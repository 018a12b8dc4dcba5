import { useTags } from '@milepost/kit/headless/picker-field';
import { useMultiSelect } from '@milepost/kit/headless/select';
import type { SelectOption } from '@milepost/kit/headless/select';
import { Button, Card } from '../ui.tsx';
import { ListPanel, listMessages, pickerMessages } from './listPanel.tsx';

const lanes: readonly SelectOption[] = ['一般', 'ETC', '混在', '閉鎖中'].map((label, at) => ({
  id: `l${at}`,
  label,
  group: at < 2 ? '専用' : 'その他',
  ...(label === '閉鎖中' && { isDisabled: true, reason: '工事のため' }),
}));
const messages = {
  field: pickerMessages,
  list: listMessages,
  selected: (name: string, count: number) => `${name}を選択、全 ${count} 件`,
  deselected: (name: string, count: number) => `${name}を解除、全 ${count} 件`,
  selectedAll: (count: number) => `全 ${count} 件を選択`,
  tooMany: (maximum: number) => `${maximum} 件まで選べます`,
};

/** Several of a few options, as tags. */
export function MultiSelectPage() {
  const lane = useMultiSelect({
    label: '車線',
    placeholder: 'なし',
    options: lanes,
    initialValue: ['l1'],
    maximum: 2,
    messages,
    initial: { viewportPx: 240, rowPx: 32 },
  });
  const tags = useTags({ ...lane.tags, mode: 'all' });
  return (
    <Card {...lane.getFieldProps({ className: 'stack gap-2 max-w-sm' })}>
      <b {...lane.getNameProps({ className: 'text-sm' })}>車線</b>
      <div {...lane.getBoxProps({ className: 'stack gap-2' })}>
        <Button {...lane.getOpenerProps({ className: 'text-start' })}>{lane.hasTags ? lane.getSpokenText() : 'なし'}</Button>
        {lane.hasTags && (
          <ul {...tags.getTagsProps({ className: 'flex flex-wrap gap-2' })}>
            {tags.views.map((view) => (
              <li key={view.item.identity} {...tags.tagProps(view, { className: 'flex gap-2 items-center rounded border px-3' })}>
                {view.text} <button {...tags.removeProps(view, { className: 'plain' })}>×</button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {lane.isOpen && <ListPanel of={lane.panel} />}
    </Card>
  );
}
