import { useEffect } from 'react';
import { columnValue } from '../../../engines/data-rows/index.ts';
import { useRelationData } from '../../../primitives/relation-data/index.ts';
import type { RecordControl } from '../../grammar/index.ts';
import { useDrawnForm } from '../../render/drawnForm.ts';

/** Fills other fields of the form with what belongs to a choice; a record that is loaded fills nothing. @reading R-967 */
export function useFills({ field, fills }: Pick<RecordControl, 'field' | 'fills'>): void {
  const data = useRelationData();
  const { store } = useDrawnForm();
  useEffect(() => {
    if (!data || !fills) return undefined;
    const known = new Set(store.controls.map(({ control }) => control.field));
    const stops = fills
      .filter((fill) => known.has(fill.field))
      .map((fill) =>
        data.follow(field, {
          showField: fill.column,
          onChosen(related) {
            if (related.kind === 'known') store.set(fill.field, columnValue(related.record, fill.column) ?? null);
          },
        }),
      );
    return () => stops.forEach((stop) => stop());
  }, [data, store, field, fills]);
}
