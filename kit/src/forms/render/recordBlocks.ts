import type { Control, Part } from '../grammar/index.ts';

type Layout = Exclude<Part, Control>;
/** Parts of a record as they are read: facts in a row, one list of them, or something that stands for itself. */
export type RecordBlock = { readonly is: 'facts'; readonly facts: readonly Control[] } | { readonly is: 'part'; readonly part: Part };

/** Kinds that are no label with a value beside it. */
const OWN: ReadonlySet<Control['kind']> = new Set(['rows', 'table', 'custom']);

/** Kinds and looks that want the whole width. */
export const isWide = (control: Control): boolean =>
  control.kind === 'html' ||
  control.kind === 'files' ||
  (control.kind === 'text' && ((control.rows ?? 1) > 1 || control.isCode === true)) ||
  ((control.kind === 'pick' || control.kind === 'choice') && control.isMany === true);

/** The parts of a form in the order they are read; fields that stand side by side are facts like those below each other. */
export function recordBlocks(parts: readonly Part[]): readonly RecordBlock[] {
  const blocks: RecordBlock[] = [];
  const add = (part: Part): void => {
    if (part.part === 'row') return part.parts.forEach(add);
    if (part.part !== 'control' || OWN.has(part.kind)) return void blocks.push({ is: 'part', part });
    const last = blocks.at(-1);
    if (last?.is === 'facts') blocks.splice(-1, 1, { is: 'facts', facts: [...last.facts, part] });
    else blocks.push({ is: 'facts', facts: [part] });
  };
  parts.forEach(add);
  return blocks;
}

/** Parts that may be seen: a field, or a column of rows as `rows.column`; a part that held nothing else goes with them. */
export function readableParts(parts: readonly Part[], mayRead: (field: string) => boolean): readonly Part[] {
  return parts.flatMap((part): readonly Part[] => {
    if (part.part === 'control') {
      if (!mayRead(part.field)) return [];
      const isSeen = ({ field }: { readonly field: string }) => mayRead(`${part.field}.${field}`);
      if (part.kind === 'rows') return part.columns.some(isSeen) ? [{ ...part, columns: part.columns.filter(isSeen) }] : [];
      if (part.kind === 'table') return part.columns.some(isSeen) ? [{ ...part, columns: part.columns.filter(isSeen) }] : [];
      return [part];
    }
    if (part.part === 'tabs') {
      const tabs = part.tabs.map((tab) => ({ ...tab, parts: readableParts(tab.parts, mayRead) })).filter((tab) => tab.parts.length > 0);
      return tabs.length > 0 ? [{ ...part, tabs }] : [];
    }
    if (isCodeOf(part)) return mayRead(part.text.field) ? [part] : [];
    if (!('parts' in part)) return [part];
    const inside = readableParts(part.parts, mayRead);
    return inside.length > 0 ? [{ ...part, parts: inside } as Layout] : [];
  });
}

/** A code shows a field's value, so it is seen where the field is. */
const isCodeOf = (
  part: Part,
): part is Extract<Part, { part: 'barcode' | 'qr' }> & { readonly text: { readonly from: 'field'; readonly field: string } } =>
  (part.part === 'barcode' || part.part === 'qr') && part.text.from === 'field';
