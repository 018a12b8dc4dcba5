import { mergeProps } from '../../engines/prop-getters/index.ts';
import type { TagView } from './types.ts';

/**
 * Attributes of the element of a tag, around its link and its button.
 * @param own attributes of whoever draws, merged with these
 */
export const tagProps = <Own extends object = object>(view: TagView, own?: Own) =>
  mergeProps({ id: view.id, 'data-mp-tag': view.tag.id, 'data-is-dragged': view.isDragged || undefined } as const, own);

/** Attributes of the link of a tag, an `a`. */
export const tagLinkProps = <Own extends object = object>(view: TagView, own?: Own) =>
  mergeProps(
    {
      id: view.linkId,
      href: view.tag.href,
      title: view.tag.title,
      tabIndex: view.isStop ? 0 : -1,
      'aria-current': view.isCurrent ? 'page' : undefined,
      'aria-description': view.place,
    } as const,
    own,
  );

/** Attributes of the button that closes a tag, for the pointer: the keyboard closes with Delete. None for a pinned one. */
export const tagCloseProps = <Own extends object = object>(view: TagView, own?: Own) =>
  mergeProps({ type: 'button', tabIndex: -1, 'data-mp-tag-close': view.tag.id, 'aria-label': view.closeLabel } as const, own);
