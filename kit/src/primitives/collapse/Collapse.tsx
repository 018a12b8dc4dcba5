import { lazyPart, useLazyPart } from '../lazy/index.ts';
import { Heading, HeadingLevel } from '../heading-level/index.ts';
import { head, list, panel, section } from './Collapse.css.ts';
import { toggled } from './openSections.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionsProps } from './Sections.tsx';
import type { CollapseItem, CollapseProps } from './types.ts';

const sectionsPart = lazyPart<(props: SectionsProps) => React.ReactNode>(() => import('./Sections.tsx').then((module) => module.Sections));

/** Headings as they will stand; with everything open where the half that closes did not come. */
function StillSections({ items, areOpen }: { items: readonly CollapseItem[]; areOpen: boolean }) {
  return (
    <div className={list} aria-busy={areOpen ? undefined : true}>
      {items.map((item) => (
        <section key={item.id} className={section}>
          <Heading>
            <span className={head}>
              <SectionHead item={item} isOpen={areOpen} />
            </span>
          </Heading>
          {areOpen && (
            <div className={panel}>
              <HeadingLevel>{item.content}</HeadingLevel>
            </div>
          )}
        </section>
      ))}
    </div>
  );
}

/**
 * Sections of a form under headings that open and close them. Closed ones stay on the page, so that a form can check
 * their fields, and say how many errors are in them. @source forms §3
 */
export function Collapse({ items, openIds, onOpenChange, isAccordion = false }: CollapseProps) {
  const state = useLazyPart(sectionsPart, true);
  if (state.status !== 'here') return <StillSections items={items} areOpen={state.status === 'failed'} />;
  return <state.part items={items} openIds={openIds} onToggle={(id) => onOpenChange(toggled(openIds, id, isAccordion))} />;
}
