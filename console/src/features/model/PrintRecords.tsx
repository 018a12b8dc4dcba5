import type { Printed } from '@milepost/kit/engines/print-sheet';
import { useEffect, useRef } from 'react';
import { useOverlays } from '../../overlays/index.ts';
import type { OpenedForSeveralProps } from '../resource/index.ts';
import type { AnyRow } from '../resource/index.ts';

export interface PrintRecordsProps extends OpenedForSeveralProps<AnyRow>, Pick<Printed, 'name' | 'templateIds' | 'asShown'> {}

/** Opens the print preview over several records; it draws nothing itself. @source forms §2.13 */
export function PrintRecords({ rows, onClose, ...printed }: PrintRecordsProps) {
  const { print } = useOverlays();
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    void print({ ...printed, recordIds: rows.map(({ id }) => id) });
    onClose();
  });
  return null;
}
