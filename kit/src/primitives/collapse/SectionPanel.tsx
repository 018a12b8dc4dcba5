import { Transition } from '@headlessui/react';
import type { ReactNode } from 'react';
import type { Style } from '../../engines/prop-getters/index.ts';
import type { SectionView } from './types.ts';

export interface SectionPanelProps {
  readonly of: SectionView;
  readonly className?: string | undefined;
  readonly style?: Style | undefined;
  readonly 'data-part'?: string;
  readonly children: ReactNode;
}

/**
 * Content of a section that moves: Headless UI's Transition, with `data-transition` while it does, `data-closed` at the closed end,
 * and `hidden` once it is there. Nothing moves when the section first appears. @see docs/decisions/0055-one-kind-of-section.md
 */
export function SectionPanel({ of, children, ...look }: SectionPanelProps) {
  return (
    <Transition as="div" id={of.panelId} show={of.isOpen} unmount={false} {...look}>
      {children}
    </Transition>
  );
}
