import { useState } from 'react';
import type { ReactNode } from 'react';
import { Collapse } from '../../primitives/collapse/index.ts';
import type { Part, TabsPart } from '../grammar/index.ts';
import { useFormSummary } from '../headless.ts';
import { useDrawnForm } from './drawnForm.ts';
import { useText } from './useText.ts';

interface FoldPartsProps {
  readonly part: TabsPart;
  /** Draws what stands in a fold. */
  readonly draw: (parts: readonly Part[]) => ReactNode;
}

/** Headings that open and close the fields below them; a try to save opens those with something to be mended. */
export function FoldParts({ part, draw }: FoldPartsProps) {
  const text = useText();
  const { store } = useDrawnForm();
  const { problems, attempt } = useFormSummary(store);
  const [open, setOpen] = useState({ ids: new Set(part.openIds), attempt });
  const problemsIn = (id: string) => problems.filter(({ tabs }) => tabs.includes(id)).length;
  if (open.attempt !== attempt) {
    const wrong = part.tabs.filter(({ id }) => problemsIn(id) > 0).map(({ id }) => id);
    setOpen({ ids: new Set([...open.ids, ...wrong]), attempt });
  }
  return (
    <Collapse
      openIds={open.ids}
      onOpenChange={(ids) => setOpen({ ids: new Set(ids), attempt })}
      isAccordion={part.isAccordion ?? false}
      items={part.tabs.map(({ id, label, parts }) => ({
        id,
        title: text(label),
        problemCount: problemsIn(id),
        content: draw(parts),
      }))}
    />
  );
}
