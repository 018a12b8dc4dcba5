import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { lazyPart, useLazyPart } from '../lazy/index.ts';
import { PickerField } from '../picker-field/index.ts';
import type { PickerFieldProps } from '../picker-field/index.ts';
import { useKit } from '../kit-provider/index.ts';
import type { DataPickerState } from './headless.ts';
import type { PopupConfig } from './types.ts';

const panelPart = lazyPart(() => import('./PickPanel.tsx').then((module) => module.PickPanel));

interface PanelPickerProps {
  readonly look: PopupConfig;
  readonly picker: DataPickerState;
  readonly field: Omit<PickerFieldProps, 'opens' | 'onOpen'>;
}

/** The closed field of a picker with a dialog or a drawer, which arrives on demand. */
export function PanelPicker({ look, picker, field }: PanelPickerProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const { isOpen: isWanted, open, cancel } = picker;
  const panel = useLazyPart(panelPart, isWanted);
  const isOpen = isWanted && panel.status === 'here';
  const hasFailed = isWanted && panel.status === 'failed';
  const failed = t`The list did not load. Press again to retry.`;
  useEffect(() => {
    if (!hasFailed) return;
    announcer.say(failed, 'assertive');
    cancel();
  });
  return (
    <>
      <PickerField {...field} opens={{ kind: 'dialog', isOpen, isComing: isWanted && !isOpen }} onOpen={open} />
      {isWanted && panel.status === 'here' && <panel.part label={field.label} look={look} picker={picker} />}
    </>
  );
}
