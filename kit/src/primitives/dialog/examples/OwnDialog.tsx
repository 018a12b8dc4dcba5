import { useState } from 'react';
import { DialogLayer, useDialog } from '../headless.ts';
import type { DialogOptions } from '../headless.ts';

function Edit({ onClose, guard }: Pick<DialogOptions, 'onClose' | 'guard'>) {
  const dialog = useDialog({ onClose, guard });
  return (
    <DialogLayer of={dialog.layer}>
      <div {...dialog.getScrimProps({ style: { position: 'fixed', inset: 0, padding: 40, background: '#0008' } })}>
        <form {...dialog.getDialogProps({ className: 'own', style: { background: 'Canvas' } })}>
          <h1 {...dialog.getTitleProps()}>編集</h1>
          <input aria-label="名称" />
          {dialog.isAsking && (
            <p role="alert">
              破棄しますか？
              <button type="button" onClick={() => dialog.answer(true)}>
                破棄
              </button>
            </p>
          )}
          <button {...dialog.getCloseProps()}>閉じる</button>
        </form>
      </div>
    </DialogLayer>
  );
}

interface OwnDialogProps {
  readonly initialIsOpen?: boolean;
  readonly guard?: DialogOptions['guard'];
}

/** A dialog in markup of one's own, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnDialog({ initialIsOpen = false, guard }: OwnDialogProps) {
  const [isOpen, setIsOpen] = useState(initialIsOpen);
  return (
    <section lang="ja">
      <button onClick={() => setIsOpen(true)}>名称を編集する</button>
      {isOpen && <Edit onClose={() => setIsOpen(false)} guard={guard} />}
    </section>
  );
}
