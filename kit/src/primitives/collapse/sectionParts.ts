import { mergeProps } from '../../engines/prop-getters/index.ts';
import type { SectionView } from './types.ts';

/**
 * Attributes of the native `button` that opens and closes a section, best within its heading.
 * @param own attributes of whoever draws, merged with these
 */
export const sectionButtonProps = <Own extends object = object>(view: SectionView, own?: Own) =>
  mergeProps(
    { type: 'button', id: view.id, 'data-mp-section': view.item.id, 'aria-expanded': view.isOpen, 'aria-controls': view.panelId } as const,
    own,
  );

/** Attributes of the content of a section that comes and goes at once. One that is closed is hidden, with what was typed in it. */
export const sectionPanelProps = <Own extends object = object>(view: SectionView, own?: Own) =>
  mergeProps({ id: view.panelId, hidden: !view.isOpen } as const, own);
