import { Transition } from '@headlessui/react';
import { useId } from 'react';
import { focusRing } from '../../theme/focus.css.ts';
import { Heading } from '../heading-level/index.ts';
import { head, panel, section } from './Collapse.css.ts';
import { SectionBody } from './SectionBody.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { CollapseItem } from './types.ts';

interface HeldSectionProps {
  readonly item: CollapseItem;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/**
 * A section whose owner says whether it is open. Headless UI's Disclosure takes that from nobody, so its button is a plain
 * one here, and the panel its Transition, which is told. @see docs/decisions/0003-headless-ui.md
 */
export function HeldSection({ item, isOpen, onPress }: HeldSectionProps) {
  const panelId = useId();
  return (
    <section className={section}>
      <Heading>
        <button type="button" aria-expanded={isOpen} aria-controls={panelId} className={`${head} ${focusRing}`} onClick={onPress}>
          <SectionHead item={item} isOpen={isOpen} />
        </button>
      </Heading>
      <Transition as="div" id={panelId} show={isOpen} unmount={false} className={panel}>
        <SectionBody>{item.content}</SectionBody>
      </Transition>
    </section>
  );
}
