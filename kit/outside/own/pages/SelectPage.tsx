import { useSelect } from '@milepost/kit/headless/select';
import type { SelectOption } from '@milepost/kit/headless/select';
import { Button, Card } from '../ui.tsx';
import { ListPanel, listMessages, pickerMessages } from './listPanel.tsx';

const OPTIONS = 10_000;
const gates: readonly SelectOption[] = Array.from({ length: OPTIONS }, (_, at) => ({ id: `g${at + 1}`, label: `料金所 ${at + 1}` }));
const messages = { field: pickerMessages, list: listMessages, selected: (name: string) => `${name}を選択` };

/** One of 10,000 options. */
export function SelectPage() {
  const gate = useSelect({
    label: '料金所',
    placeholder: '選択してください',
    options: gates,
    initialValue: 'g7',
    isClearable: true,
    messages,
    initial: { viewportPx: 240, rowPx: 32 },
  });
  return (
    <Card {...gate.getFieldProps({ className: 'stack gap-2 max-w-sm' })}>
      <b {...gate.getNameProps({ className: 'text-sm' })}>料金所</b>
      <div {...gate.getBoxProps({ className: 'flex gap-2' })}>
        <Button {...gate.getOpenerProps({ className: 'grow text-start' })}>{gate.getText() || '選択してください'}</Button>
        {gate.canClear && <Button {...gate.getClearProps()}>×</Button>}
      </div>
      {gate.isOpen && <ListPanel of={gate.panel} />}
    </Card>
  );
}
