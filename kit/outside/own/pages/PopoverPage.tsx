import { Layer } from '@milepost/kit/engines/layer-stack';
import { usePopover, usePopoverPanel } from '@milepost/kit/headless/popover';
import type { PopoverPanelOptions } from '@milepost/kit/headless/popover';
import { useState } from 'react';
import { Button, Card, Input, Label } from '../ui.tsx';

interface PanelProps {
  readonly of: PopoverPanelOptions;
  readonly text: string;
  readonly onText: (text: string) => void;
}

function Panel({ of, text, onText }: PanelProps) {
  const { layer, close, getPanelProps, getContentProps } = usePopoverPanel(of);
  return (
    <Layer of={layer}>
      <Card {...getPanelProps({ className: 'z-10' })}>
        <div {...getContentProps({ className: 'stack gap-2' })}>
          <Label htmlFor="road">路線</Label>
          <Input id="road" value={text} onChange={({ target }) => onText(target.value)} />
          <Button onClick={close}>閉じる</Button>
        </div>
      </Card>
    </Layer>
  );
}

/** A button and the panel it opens. */
export function PopoverPage() {
  const [text, setText] = useState('');
  const { isOpen, panel, getTriggerProps } = usePopover({ label: '絞り込み' });
  return (
    <Card className="flex gap-2 items-center">
      <Button {...getTriggerProps()}>絞り込み</Button>
      <span className="text-sm">{text ? `路線：${text}` : '条件なし'}</span>
      {isOpen && <Panel of={panel} text={text} onText={setText} />}
    </Card>
  );
}
