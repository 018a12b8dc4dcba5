import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide';
import { useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { focusRing } from '../../theme/focus.css.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { useTextLang } from '../data-text/index.ts';
import { Icon } from '../icon/index.ts';
import { measuring, more, remove as removeButton, tag, tagList, tagText, unknown, wrapping } from './PickerField.css.ts';
import type { PickedItem, TagsShown } from './types.ts';
import { useVisibleTags } from './useVisibleTags.ts';

interface TagsProps {
  readonly label: string;
  readonly items: readonly PickedItem[];
  readonly mode: TagsShown;
  readonly textOf: (item: PickedItem) => string;
  readonly listRef: RefObject<HTMLUListElement | null>;
  readonly onRemove?: (item: PickedItem, at: number) => void;
  readonly rest: { readonly isOpen: boolean; readonly onToggle: (opener: HTMLElement) => void };
}

/** The chosen things as tags. Their buttons are one stop: arrows walk them, Delete and Backspace take one out. */
export function Tags({ label, items, mode, textOf, listRef, onRemove, rest }: TagsProps) {
  const { t } = useLingui();
  const langOf = useTextLang('either');
  const { count, isMeasuring } = useVisibleTags(items, mode, listRef);
  const hidden = items.length - count;
  const [stop, setStop] = useState(0);
  const moreRef = useRef<HTMLButtonElement>(null);
  const stops = (onRemove ? count : 0) + (hidden > 0 ? 1 : 0);
  const active = Math.max(0, Math.min(stop, stops - 1));
  const tabIndexAt = (at: number) => (at === active ? 0 : -1);

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    if (isComposingKey(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const to = { ArrowLeft: active - 1, ArrowRight: active + 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus();
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && buttons[active]?.dataset['mpRemove'] !== undefined) {
      event.preventDefault();
      buttons[active]?.click();
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it
    <ul
      ref={listRef}
      aria-label={t`Chosen: ${{ label }}`}
      className={[tagList, mode === 'all' ? wrapping : '', isMeasuring ? measuring : ''].join(' ')}
      onKeyDown={onKeyDown}
    >
      {items.slice(0, count).map((item, at) => (
        <li key={item.identity} data-tag="" className={`${tag[onRemove ? 'removable' : 'plain']} ${item.isUnknown ? unknown : ''}`}>
          <span className={tagText} title={item.note ? `${textOf(item)} ${item.note}` : textOf(item)} lang={langOf(textOf(item))}>
            {textOf(item)}
          </span>
          {onRemove && (
            <button
              type="button"
              data-mp-remove=""
              tabIndex={tabIndexAt(at)}
              aria-label={t`Remove ${{ name: [textOf(item), item.note].filter(Boolean).join(' ') }}`}
              className={`${removeButton} ${focusRing}`}
              onFocus={() => setStop(at)}
              onClick={() => onRemove(item, at)}
            >
              <Icon of={X} size="s" />
            </button>
          )}
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button
            ref={moreRef}
            type="button"
            tabIndex={tabIndexAt(stops - 1)}
            aria-haspopup="dialog"
            aria-expanded={rest.isOpen}
            aria-label={t`+${{ hidden }}, show all ${{ count: items.length }}`}
            className={`${more} ${focusRing}`}
            onFocus={() => setStop(stops - 1)}
            onClick={({ currentTarget }) => rest.onToggle(currentTarget)}
          >
            +{hidden}
          </button>
        </li>
      )}
    </ul>
  );
}
