import { X } from 'lucide';
import { focusRing } from '../../theme/focus.css.ts';
import { useTextLang } from '../data-text/index.ts';
import { Icon } from '../icon/index.ts';
import { classes, partProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import { measuring, more, remove as removeButton, tag, tagList, tagText, unknown, wrapping } from './PickerField.css.ts';
import { useTags } from './headless.ts';
import type { TagsOptions } from './headless.ts';
import type { PickerFieldPart } from './types.ts';

interface TagsProps extends TagsOptions {
  readonly parts: PartLooks<PickerFieldPart> | undefined;
}

/** The chosen things as tags. Their buttons are one stop: arrows walk them, Delete and Backspace take one out. */
export function Tags({ parts, ...options }: TagsProps) {
  const langOf = useTextLang('either');
  const { views, hidden, canRemove, isMeasuring, getTagsProps, tagProps, removeProps, getRestProps } = useTags(options);
  const look = classes(tagList, options.mode === 'all' ? wrapping : '', isMeasuring ? measuring : '');

  return (
    <ul {...getTagsProps(partProps(parts, 'tags', look))}>
      {views.map((view) => (
        <li
          key={view.item.identity}
          {...tagProps(view, partProps(parts, 'tag', classes(tag[canRemove ? 'removable' : 'plain'], view.item.isUnknown ? unknown : '')))}
        >
          <span className={tagText} title={view.title} lang={langOf(view.text)}>
            {view.text}
          </span>
          {canRemove && (
            <button {...removeProps(view, partProps(parts, 'remove', `${removeButton} ${focusRing}`))}>
              <Icon of={X} size="s" />
            </button>
          )}
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button {...getRestProps(partProps(parts, 'rest', `${more} ${focusRing}`))}>+{hidden}</button>
        </li>
      )}
    </ul>
  );
}
