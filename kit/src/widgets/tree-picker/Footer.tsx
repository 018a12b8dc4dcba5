import { useLingui } from '@lingui/react/macro';
import { CircleAlert, Plus } from 'lucide';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import type { PickerDraft } from './headless.ts';
import { footNote, noteTone } from './TreePicker.css.ts';
import type { PickerAdd, PickerSpec } from './types.ts';
import { useText } from './useText.ts';

interface FootNoteProps {
  readonly spec: PickerSpec;
  readonly draft: PickerDraft;
  readonly onAdd?: () => void;
}

/** Advice on choosing, in the last row of the dialog; in its place what stands against a choice, until something changes. */
export function FootNote({ spec, draft: { notice, isSingle }, onAdd }: FootNoteProps) {
  const { t } = useLingui();
  const hint = isSingle ? t`Choose one; a double press or Enter confirms` : t`Choose several by name or box`;
  return (
    <span className={footNote}>
      {spec.add && onAdd && <AddButton add={spec.add} onAdd={onAdd} />}
      {notice ? (
        <span className={noteTone[notice.isLoud ? 'loud' : 'quiet']}>
          <Icon of={CircleAlert} size="s" />
          {notice.text}
        </span>
      ) : (
        <span className={noteTone.hint}>{hint}</span>
      )}
    </span>
  );
}

export function AddButton({ add, onAdd, isBusy }: { readonly add: PickerAdd; readonly onAdd: () => void; readonly isBusy?: boolean }) {
  const textOf = useText();
  return (
    <Button icon={Plus} isBusy={isBusy} onPress={onAdd}>
      {textOf(add.label)}
    </Button>
  );
}

/** Cancel, then the main button. */
export function FootButtons({ onCancel, onConfirm }: { readonly onCancel: () => void; readonly onConfirm: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <Button onPress={onCancel}>{t`Cancel`}</Button>
      <Button variant="primary" onPress={onConfirm}>
        {t`OK`}
      </Button>
    </>
  );
}
