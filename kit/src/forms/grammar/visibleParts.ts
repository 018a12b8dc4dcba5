import type { Control, FieldPath, Part, RowsControl, TableControl } from './types.ts';

type Rows = RowsControl | TableControl;

/** Rows without the columns that are not kept. */
function withColumns(rows: Rows, isKept: (field: FieldPath) => boolean): Rows {
  const keeps = ({ field }: { readonly field: FieldPath }) => isKept(`${rows.field}-${field}`);
  return rows.kind === 'rows' ? { ...rows, columns: rows.columns.filter(keeps) } : { ...rows, columns: rows.columns.filter(keeps) };
}

/**
 * Parts of a form without the controls that are not kept; a part that held nothing else goes with them.
 * @param isColumnVisible judges columns of rows by `rows-column`; all of them stay when left out. @source forms §6
 */
export function visibleParts(
  parts: readonly Part[],
  isKept: (control: Control) => boolean,
  isColumnVisible?: (field: FieldPath) => boolean,
): readonly Part[] {
  const inside = (some: readonly Part[]) => visibleParts(some, isKept, isColumnVisible);
  return parts.flatMap((part): readonly Part[] => {
    if (part.part === 'control') {
      if (!isKept(part)) return [];
      if (!isColumnVisible || (part.kind !== 'rows' && part.kind !== 'table')) return [part];
      const rows = withColumns(part, isColumnVisible);
      return rows.columns.length > 0 ? [rows] : [];
    }
    if (part.part === 'tabs') {
      const tabs = part.tabs.map((tab) => ({ ...tab, parts: inside(tab.parts) })).filter((tab) => tab.parts.length > 0);
      return tabs.length > 0 ? [{ ...part, tabs }] : [];
    }
    if (!('parts' in part)) return [part];
    const kept = inside(part.parts);
    return kept.length > 0 ? [{ ...part, parts: kept }] : [];
  });
}

/** A code shows the value of a field, so it is seen where the field is. */
const fieldOfCode = (part: Part): FieldPath | null =>
  (part.part === 'barcode' || part.part === 'qr') && part.text.from === 'field' ? part.text.field : null;

const withoutCodes = (parts: readonly Part[], mayRead: (field: FieldPath) => boolean): readonly Part[] =>
  parts.flatMap((part): readonly Part[] => {
    const field = fieldOfCode(part);
    if (field !== null) return mayRead(field) ? [part] : [];
    if (part.part === 'tabs') return [{ ...part, tabs: part.tabs.map((tab) => ({ ...tab, parts: withoutCodes(tab.parts, mayRead) })) }];
    return part.part !== 'control' && 'parts' in part ? [{ ...part, parts: withoutCodes(part.parts, mayRead) }] : [part];
  });

/** Parts of a record somebody may see: fields, columns of rows as `rows-column`, codes of those fields. @source forms §6 @reading R-642 */
export const readableParts = (parts: readonly Part[], mayRead: (field: FieldPath) => boolean): readonly Part[] =>
  visibleParts(withoutCodes(parts, mayRead), ({ field }) => mayRead(field), mayRead);
