import { useToaster } from '@milepost/kit/toast';
import { useEffect, useRef } from 'react';
import type { CustomEffect, ModelRow } from '../../data/model/compile/index.ts';
import { UNDO_MS } from '../../feedback/index.ts';
import type { OpenedProps } from '../resource/index.ts';

export interface CustomNoticeProps extends OpenedProps<ModelRow> {
  readonly effect: Extract<CustomEffect, { readonly kind: 'notify' }>;
}

/** Shows the sentences of a button as notifications. It draws nothing itself. @reading R-846 */
export function CustomNotice({ effect, onClose }: CustomNoticeProps) {
  const toaster = useToaster();
  const isShown = useRef(false);
  useEffect(() => {
    if (isShown.current) return;
    isShown.current = true;
    onClose();
    for (const { text, tone } of effect.notices) if (text !== '') toaster.show({ tone, title: text, durationMs: UNDO_MS });
  });
  return null;
}
