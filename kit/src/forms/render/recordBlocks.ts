import type { Control, Part } from '../grammar/index.ts';

/** Parts of a record as they are read: facts in a row, one list of them, or something that stands for itself. */
export type RecordBlock = { readonly is: 'facts'; readonly facts: readonly Control[] } | { readonly is: 'part'; readonly part: Part };

/** Kinds that are no label with a value beside it; the names of chosen rows of elsewhere are known to their widget alone. */
const OWN: ReadonlySet<Control['kind']> = new Set(['rows', 'table', 'custom', 'record']);

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
