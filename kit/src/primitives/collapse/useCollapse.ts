import { useId, useState } from 'react';
import type { MouseEvent } from 'react';
import { createKeptViews, mergeProps, useHeld } from '../../engines/prop-getters/index.ts';
import { toggled } from './openSections.ts';
import type { CollapseOptions, SectionData, SectionView } from './types.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Sections that are opened and closed by a button each: draw `sections` with `sectionButtonProps(view)` and `sectionPanelProps(view)`,
 * or `SectionPanel` for one that moves, within `getListProps()`. Closed ones stay on the page, so that what is typed in them is kept
 * and a form can check their fields. @source forms §3
 */
export function useCollapse<S extends SectionData>(options: CollapseOptions<S>) {
  const { items, isAccordion = false } = options;
  const id = useId();
  const [openIds, change] = useHeld<ReadonlySet<string>>({
    name: 'openIds',
    value: options.openIds,
    initial: options.initialOpenIds ?? NONE,
    onChange: options.onOpenChange,
  });
  const [kept] = useState(() => createKeptViews<SectionView<S>>());
  const sections = items.map((item, at) =>
    kept.keep(at, { item, id: `${id}-${item.id}`, panelId: `${id}-panel-${item.id}`, isOpen: openIds.has(item.id) }),
  );

  /** The button is known by its id: sections within sections have their own. */
  function onClick({ target, currentTarget }: MouseEvent) {
    for (let at = target instanceof Element ? target : null; at && at !== currentTarget; at = at.parentElement) {
      const view = sections.find((one) => one.id === at.id && at.hasAttribute('data-mp-section'));
      if (view) return change(toggled(openIds, view.item.id, isAccordion));
    }
  }

  return {
    openIds,
    /** Views of the sections, in order. */
    sections,
    /** Attributes of the element around the sections. */
    getListProps: <Own extends object = object>(own?: Own) => mergeProps({ onClick }, own),
  };
}
