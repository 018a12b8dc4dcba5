import { useRef } from 'react';
import { list } from './Collapse.css.ts';
import { HeldSection } from './HeldSection.tsx';
import { OwnSection } from './OwnSection.tsx';
import { toggled } from './openSections.ts';
import type { CollapseProps } from './types.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Sections under headings that open and close them. With `openIds` the owner says which are open, without it each section
 * knows for itself. Closed ones stay on the page, so that what is typed in them is kept and a form can check their fields,
 * and say how many errors are in them. @source forms §3
 */
export function Collapse(props: CollapseProps) {
  const { items, openIds, onOpenChange, defaultOpenIds = NONE, isAccordion = false } = props;
  // What the sections have told so far; only for the next one to tell.
  const told = useRef(defaultOpenIds);
  return (
    <div className={list}>
      {items.map((item) =>
        openIds ? (
          <HeldSection
            key={item.id}
            item={item}
            isOpen={openIds.has(item.id)}
            onPress={() => onOpenChange?.(toggled(openIds, item.id, isAccordion))}
          />
        ) : (
          <OwnSection
            key={item.id}
            item={item}
            isOpenAtFirst={defaultOpenIds.has(item.id)}
            onChange={() => {
              told.current = toggled(told.current, item.id, false);
              onOpenChange?.(told.current);
            }}
          />
        ),
      )}
    </div>
  );
}
