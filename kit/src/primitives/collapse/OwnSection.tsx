import { Disclosure, DisclosureButton, DisclosurePanel, Transition } from '@headlessui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { focusRing } from '../../theme/focus.css.ts';
import { Heading } from '../heading-level/index.ts';
import { head, panel, section } from './Collapse.css.ts';
import { SectionBody } from './SectionBody.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { CollapseItem } from './types.ts';

interface OwnSectionProps {
  readonly item: CollapseItem;
  readonly isOpenAtFirst: boolean;
  /** Told after a person has opened or closed it. */
  readonly onChange: (isOpen: boolean) => void;
}

/** A section that knows for itself whether it is open. */
export function OwnSection({ item, isOpenAtFirst, onChange }: OwnSectionProps) {
  return (
    <Disclosure as="section" defaultOpen={isOpenAtFirst} className={section}>
      {({ open }) => (
        <>
          <Heading>
            <DisclosureButton className={`${head} ${focusRing}`}>
              <SectionHead item={item} isOpen={open} />
            </DisclosureButton>
          </Heading>
          {/* Not the panel's own `transition`, which would also run when the section first appears. */}
          <Transition unmount={false}>
            <DisclosurePanel unmount={false} className={panel}>
              <SectionBody>{item.content}</SectionBody>
            </DisclosurePanel>
          </Transition>
          <SectionState isOpen={open} onChange={onChange} />
        </>
      )}
    </Disclosure>
  );
}

/** Tells of each change after the first drawing: Disclosure has no event for it. */
function SectionState({ isOpen, onChange }: { readonly isOpen: boolean; readonly onChange: (isOpen: boolean) => void }) {
  const told = useRef(isOpen);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (told.current === isOpen) return;
    told.current = isOpen;
    tell(isOpen);
  }, [isOpen]);
  return null;
}
