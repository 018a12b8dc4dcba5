import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { focusRing } from '../../theme/focus.css.ts';
import { Heading, HeadingLevel } from '../heading-level/index.ts';
import { head, list, panel, section } from './Collapse.css.ts';
import { SectionHead } from './SectionHead.tsx';
import type { CollapseItem } from './types.ts';

interface SectionProps {
  readonly item: CollapseItem;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/**
 * Headless UI keeps to itself whether a section is open. What the owner wants is brought about by a press on the button,
 * what a person did is reported; each only when its own side has changed.
 */
function OpenSection({ item, isOpen, onOpen, isShown }: SectionProps & { readonly isShown: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const follow = useEffectEvent(() => {
    if (isOpen !== isShown) button.current?.click();
  });
  const report = useEffectEvent(() => {
    if (isOpen !== isShown) onOpen(isShown);
  });
  useEffect(() => follow(), [isOpen]);
  useEffect(() => report(), [isShown]);
  return (
    <>
      <Heading>
        <DisclosureButton ref={button} className={`${head} ${focusRing}`}>
          <SectionHead item={item} isOpen={isShown} />
        </DisclosureButton>
      </Heading>
      <DisclosurePanel unmount={false} className={panel}>
        <HeadingLevel>{item.content}</HeadingLevel>
      </DisclosurePanel>
    </>
  );
}

export interface SectionsProps {
  readonly items: readonly CollapseItem[];
  readonly openIds: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** The half of the collapse that arrives on demand. Closed sections keep what is typed in them. */
export function Sections({ items, openIds, onToggle }: SectionsProps) {
  return (
    <div className={list}>
      {items.map((item) => {
        const isOpen = openIds.has(item.id);
        return (
          <Disclosure key={item.id} as="section" defaultOpen={isOpen} className={section}>
            {({ open }) => <OpenSection item={item} isOpen={isOpen} isShown={open} onOpen={() => onToggle(item.id)} />}
          </Disclosure>
        );
      })}
    </div>
  );
}
