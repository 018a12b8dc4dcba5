import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import { useToaster } from '@milepost/kit/toast';
import { useEffect, useRef } from 'react';
import { useApi } from '../../data/api/index.ts';
import { previewDataInterface } from '../../data/data-interface/calls.ts';
import type { CustomEffect, ModelRow } from '../../data/model/compile/index.ts';
import { FEEDBACK_MS, useFeedback } from '../../feedback/index.ts';
import type { OpenedProps } from '../resource/index.ts';
import { carried } from './carried.ts';

export interface CustomCallProps extends OpenedProps<ModelRow> {
  readonly effect: Extract<CustomEffect, { readonly kind: 'interface' }>;
  /** Words of the button. */
  readonly label: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Asks a data interface for a row, after a question where the design has one; what came of it is told. It draws nothing itself. @source forms §7 */
export function CustomCall({ row, effect, label, onClose }: CustomCallProps) {
  const { t } = useLingui();
  const api = useApi();
  const confirm = useConfirm();
  const toaster = useToaster();
  const feedback = useFeedback();
  const begun = useRef(false);
  async function run() {
    const { confirm: question, interfaceId, parameters } = effect;
    onClose();
    if (question !== null && !(await confirm({ title: label, body: question || t`Go on?`, confirmLabel: label, tone: 'plain' }))) return;
    try {
      const sent = parameters.map(({ name, from, value }) => ({
        field: name,
        relationField: '',
        defaultValue: textOf(from === null ? value : carried(row, from)),
        dataType: '',
      }));
      const { length: count } = await previewDataInterface(api, interfaceId, sent, new AbortController().signal);
      const title = t`${label}: done, ${plural(count, { one: '# row', other: '# rows' })}`;
      toaster.show({ tone: 'success', title, durationMs: FEEDBACK_MS.save });
    } catch (error) {
      feedback.failure(error);
    }
  }
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void run();
  });
  return null;
}
