import { useLingui } from '@lingui/react/macro';
import { Layers, Pin } from 'lucide';
import { ContextMenu } from '../context-menu/index.ts';
import { useMessages } from '../lingui/index.ts';
import { MenuButton } from '../menu/index.ts';
import { partProps, rootProps } from '../parts/index.ts';
import { TagItem } from './TagItem.tsx';
import { bar, list, more } from './TagsView.css.ts';
import { useTagsView } from './headless.ts';
import { tagsViewMessages } from './messages.ts';
import type { TagsViewProps } from './types.ts';
import { useTagMenu } from './useTagMenu.ts';

/**
 * The bar of open pages: a landmark with a list of links, one stop of the keyboard. Left and Right go along it, Delete closes,
 * Shift+F10 opens the menu, Alt+Shift+arrows move a tag; pages that do not fit are in a menu at the end. It knows nothing of
 * pages: closing, refreshing and moving are asked for. @source shell §2.4
 */
export function TagsView(props: TagsViewProps) {
  const { tags, currentId, hasIcons, onFollow, parts } = props;
  const { t } = useLingui();
  const view = useTagsView({ ...props, messages: useMessages(tagsViewMessages) });
  const menu = useTagMenu(view);
  const words = t`More pages (${{ count: tags.length }})`;
  return (
    <nav {...view.getBarProps(rootProps(props, bar))}>
      <ContextMenu {...menu}>
        <ul {...view.getListProps(partProps(parts, 'list', list))}>
          {view.tags.map((tag) => (
            <TagItem key={tag.tag.id} view={tag} hasIcon={hasIcons} parts={parts} />
          ))}
        </ul>
      </ContextMenu>
      {view.isCrowded && (
        <span {...partProps(parts, 'more', more)}>
          <MenuButton
            trigger={{ label: words, text: words, icon: Layers, variant: 'text', isFolding: true }}
            items={tags.map(({ id, title, icon, isPinned, isUnsaved }) => ({
              id,
              label: title,
              icon: isPinned ? Pin : icon,
              isChecked: id === currentId,
              ...(isUnsaved && { mark: t`Unsaved changes` }),
            }))}
            onAction={onFollow}
          />
        </span>
      )}
    </nav>
  );
}
