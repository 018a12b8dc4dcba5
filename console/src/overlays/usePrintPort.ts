import type { PrintPort } from '@milepost/kit/engines/print-sheet';
import { useMemo } from 'react';
import { useOverlays } from './index.ts';

/** Printing, for viewers of records: the preview opens over the page. @source forms §2.10 */
export function usePrintPort(): PrintPort {
  const { print } = useOverlays();
  return useMemo(() => ({ open: (printed) => void print(printed) }), [print]);
}
