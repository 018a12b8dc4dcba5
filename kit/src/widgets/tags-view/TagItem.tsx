import { useLingui } from '@lingui/react/macro';
import { Pin, X } from 'lucide';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { Icon } from '../../primitives/icon/index.ts';
import * as css from './TagsView.css.ts';
import type { Tag } from './types.ts';
import type { TagProps } from './useTagsView.ts';

interface TagItemProps {
  readonly tag: Tag;
  readonly hasIcon: boolean;
  readonly isCurrent: boolean;
  readonly isDragged: boolean;
  readonly props: TagProps;
}

/** One tag: a link to its page, and a close button for the pointer; the keyboard closes with Delete. */
export function TagItem({ tag, hasIcon, isCurrent, isDragged, props }: TagItemProps) {
  const { t } = useLingui();
  const { title, lang, href, icon, isPinned, isUnsaved } = tag;
  return (
    <li {...props.item} className={isCurrent ? `${css.tag} ${css.current}` : css.tag} data-is-dragged={isDragged || undefined}>
      <a {...props.link} href={href} title={title} aria-current={isCurrent ? 'page' : undefined} className={css.link}>
        {hasIcon && icon && (
          <span className={css.icon}>
            <Icon of={icon} size="s" />
          </span>
        )}
        <span className={css.title} lang={lang}>
          {title}
        </span>
        {isPinned && (
          <span className={css.icon}>
            <Icon of={Pin} size="s" />
            <span className={visuallyHidden}>{t`Pinned`}</span>
          </span>
        )}
        {isUnsaved && (
          <span className={css.dot}>
            <span className={visuallyHidden}>{t`Unsaved changes`}</span>
          </span>
        )}
      </a>
      {!isPinned && (
        <button {...props.close} type="button" tabIndex={-1} aria-label={t`Close ${{ title }}`} className={css.close}>
          <Icon of={X} size="s" />
        </button>
      )}
    </li>
  );
}
