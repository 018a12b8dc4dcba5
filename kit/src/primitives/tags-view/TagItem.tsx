import { useLingui } from '@lingui/react/macro';
import { Pin, X } from 'lucide';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { Icon } from '../icon/index.ts';
import { partProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import * as css from './TagsView.css.ts';
import { tagCloseProps, tagLinkProps, tagProps } from './headless.ts';
import type { TagView } from './headless.ts';
import type { Tag, TagsViewPart } from './types.ts';

interface TagItemProps {
  readonly view: TagView<Tag>;
  readonly hasIcon: boolean;
  readonly parts: PartLooks<TagsViewPart> | undefined;
}

/** One tag: a link to its page, and a close button for the pointer; the keyboard closes with Delete. */
export function TagItem({ view, hasIcon, parts }: TagItemProps) {
  const { t } = useLingui();
  const { title, lang, icon, isPinned, isUnsaved } = view.tag;
  return (
    <li {...tagProps(view, partProps(parts, 'tag', view.isCurrent ? `${css.tag} ${css.current}` : css.tag))}>
      <a {...tagLinkProps(view, partProps(parts, 'link', css.link))}>
        {hasIcon && icon && (
          <span {...partProps(parts, 'icon', css.icon)}>
            <Icon of={icon} size="s" />
          </span>
        )}
        <span {...partProps(parts, 'title', css.title)} lang={lang}>
          {title}
        </span>
        {isPinned && (
          <span {...partProps(parts, 'icon', css.icon)}>
            <Icon of={Pin} size="s" />
            <span className={visuallyHidden}>{t`Pinned`}</span>
          </span>
        )}
        {isUnsaved && (
          <span {...partProps(parts, 'dot', css.dot)}>
            <span className={visuallyHidden}>{t`Unsaved changes`}</span>
          </span>
        )}
      </a>
      {!isPinned && (
        <button {...tagCloseProps(view, partProps(parts, 'close', css.close))}>
          <Icon of={X} size="s" />
        </button>
      )}
    </li>
  );
}
