import { useLingui } from '@lingui/react/macro';
import { Layers, Pin } from 'lucide';
import { useRef } from 'react';
import { ContextMenu } from '../../primitives/context-menu/index.ts';
import { MenuButton } from '../../primitives/menu/index.ts';
import { TagItem } from './TagItem.tsx';
import { bar, list, more } from './TagsView.css.ts';
import type { TagsViewProps } from './types.ts';
import { useCrowded } from './useCrowded.ts';
import { useTagMenu } from './useTagMenu.ts';
import { useTagsView } from './useTagsView.ts';

/**
 * The bar of open pages: a landmark with a list of links, one stop of the keyboard. Left and Right go along it, Delete closes,
 * Shift+F10 opens the menu, Alt+Shift+arrows move a tag; pages that do not fit are in a menu at the end. It knows nothing of
 * pages: closing, refreshing and moving are asked for. @source shell §2.4
 */
export function TagsView({ label, tags, currentId, hasIcons, ...actions }: TagsViewProps) {
  const { t } = useLingui();
  const barRef = useRef<HTMLElement>(null);
  const { listRef, listProps, draggedId, tagProps, close, refresh } = useTagsView({ tags, currentId, ...actions });
  const menu = useTagMenu({ tags, close, refresh });
  const isCrowded = useCrowded(barRef, listRef, currentId, tags);
  const words = t`More pages (${{ count: tags.length }})`;
  return (
    <nav ref={barRef} aria-label={label} className={bar}>
      <ContextMenu {...menu}>
        <ul {...listProps} ref={listRef} className={list} data-is-dragging={draggedId !== null || undefined}>
          {tags.map((tag, at) => (
            <TagItem
              key={tag.id}
              tag={tag}
              hasIcon={hasIcons}
              isCurrent={tag.id === currentId}
              isDragged={tag.id === draggedId}
              props={tagProps(tag, at)}
            />
          ))}
        </ul>
      </ContextMenu>
      {isCrowded && (
        <span className={more}>
          <MenuButton
            trigger={{ label: words, text: words, icon: Layers, variant: 'text', isFolding: true }}
            items={tags.map(({ id, title, icon, isPinned, isUnsaved }) => ({
              id,
              label: title,
              icon: isPinned ? Pin : icon,
              isChecked: id === currentId,
              ...(isUnsaved && { mark: t`Unsaved changes` }),
            }))}
            onAction={actions.onFollow}
          />
        </span>
      )}
    </nav>
  );
}
