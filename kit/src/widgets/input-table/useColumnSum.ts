import { useExternalStore } from '../../engines/external-store/index.ts';
import { sumText } from '../../engines/input-rows/index.ts';
import type { InputColumn } from './types.ts';
import type { InputGrid } from './viewTypes.ts';

/** Sum of a column as a text, drawn anew when it is another one; empty for a column without a sum. @source forms §5 */
export function useColumnSum({ table: { store } }: InputGrid, { id, sum }: InputColumn): string {
  return useExternalStore(store.subscribeSums, () => (sum ? sumText(store.sum(id), sum.hasThousands) : ''));
}
