import { DialogLayer, useDialog } from '@milepost/kit/headless/dialog';
import { useState } from 'react';
import { Button, Card, Input, Label } from '../ui.tsx';

interface EditProps {
  readonly name: string;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

function Edit({ name, onSave, onClose }: EditProps) {
  const [draft, setDraft] = useState(name);
  const dialog = useDialog({ onClose, ...(draft !== name && { guard: 'ask' }) });
  return (
    <DialogLayer of={dialog.layer}>
      <div {...dialog.getScrimProps({ className: 'scrim' })}>
        <Card {...dialog.getDialogProps({ className: 'stack gap-4 max-w-sm mx-auto' })}>
          <h2 {...dialog.getTitleProps({ className: 'text-xl font-semibold' })}>名称を編集</h2>
          <Label htmlFor="name">名称</Label>
          <Input id="name" value={draft} onChange={({ target }) => setDraft(target.value)} />
          {dialog.isAsking ? (
            <p role="alert" className="flex flex-wrap gap-2 items-center">
              変更を破棄しますか？
              <Button onClick={() => dialog.answer(true)}>破棄</Button>
              <Button onClick={() => dialog.answer(false)}>続ける</Button>
            </p>
          ) : (
            <p className="flex gap-2">
              <Button className="bg-blue-700 text-white" onClick={() => onSave(draft)}>
                保存
              </Button>
              <Button {...dialog.getCloseProps()}>閉じる</Button>
            </p>
          )}
        </Card>
      </div>
    </DialogLayer>
  );
}

/** A dialog that asks before what was typed is lost. */
export function DialogPage() {
  const [name, setName] = useState('青渓料金所');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card className="flex gap-2 items-center">
      <Button onClick={() => setIsOpen(true)}>開く</Button>
      <span>{name}</span>
      {isOpen && (
        <Edit
          name={name}
          onSave={(next) => {
            setName(next);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Card>
  );
}
