/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- a list that is always open, with the keyboard in its search field */
import { useLingui } from '@lingui/react/macro';
import { isComposingKey } from '@milepost/kit/engines/ime-guard';
import { withoutReadings } from '@milepost/kit/engines/pinyin';
import { Button } from '@milepost/kit/button';
import { controlBox, controlInput } from '@milepost/kit/control';
import { Icon } from '@milepost/kit/icon';
import type { KindName } from '@milepost/openapi/domains/design';
import { ListPlus, Search } from 'lucide';
import { useEffect, useId, useMemo, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useDesigner } from '../designer/useDesigner.ts';
import { placeForNew } from '../canvas/clipboard.ts';
import { useDragging } from '../canvas/dragging.ts';
import { kindIcon } from '../kinds/kindIcons.ts';
import { GROUP_WORDS, KIND_WORDS } from '../kinds/kindWords.ts';
import { usePinyin } from '../kinds/usePinyin.ts';
import { paletteGroups } from './paletteKinds.ts';
import * as css from './Palette.css.ts';

interface PaletteProps {
  readonly isHidden: boolean;
  /** Field of the search, for the key that leads to it. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** A control was added, and is to be named. */
  readonly onAdded: () => void;
  /** Opens the grid for many fields at once. */
  readonly onQuick: () => void;
  /** Goes back to the canvas. */
  readonly onLeave: () => void;
}

/** Kinds of controls: found by name, sound or purpose, added by Enter, by a press, or by dragging. @source designer §8.2 */
export function Palette({ isHidden, input, onAdded, onQuick, onLeave }: PaletteProps) {
  const { i18n, t } = useLingui();
  const { run, state } = useDesigner();
  const dragging = useDragging();
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<KindName>('comInput');
  const pinyin = usePinyin() ?? withoutReadings;
  const groups = useMemo(() => paletteGroups(query, (kind) => i18n._(KIND_WORDS[kind]), pinyin), [query, i18n, pinyin]);
  const kinds = groups.flatMap((group) => group.kinds);
  const chosen = kinds.includes(active) ? active : kinds[0];
  const optionId = (kind: KindName) => `${id}-${kind}`;
  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen, id]);

  function add(kind: KindName, isStaying: boolean): void {
    setActive(kind);
    const isAdded = run({ do: 'add', kind, at: placeForNew(state()), label: i18n._(KIND_WORDS[kind]) });
    if (!isAdded) return;
    setQuery('');
    if (!isStaying) onAdded();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposingKey(event.nativeEvent)) return;
    const at = chosen ? kinds.indexOf(chosen) : -1;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8 }[event.key];
    if (to !== undefined) {
      const next = kinds[Math.max(0, Math.min(to, kinds.length - 1))];
      if (next) setActive(next);
    } else if (event.key === 'Enter' && chosen) {
      add(chosen, event.shiftKey);
    } else if (event.key === 'Escape') {
      if (query === '') onLeave();
      else setQuery('');
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={css.palette} hidden={isHidden}>
      <div className={css.search}>
        <div className={controlBox}>
          <Icon of={Search} />
          <input
            ref={input}
            role="combobox"
            aria-label={t`Find a control`}
            aria-expanded={kinds.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            {...(chosen && { 'aria-activedescendant': optionId(chosen) })}
            placeholder={t`Find a control`}
            autoComplete="off"
            spellCheck={false}
            className={controlInput}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={t({ message: 'Controls', context: 'of the palette' })}
        className={css.list}
        hidden={kinds.length === 0}
      >
        {groups.map(({ group, kinds: within }) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`} className={css.group}>
            <div id={`${id}-${group}`} className={css.heading}>
              {i18n._(GROUP_WORDS[group])}
            </div>
            <div className={css.kinds} role="presentation">
              {within.map((kind) => (
                <div
                  key={kind}
                  id={optionId(kind)}
                  role="option"
                  aria-selected={kind === chosen}
                  data-active={kind === chosen}
                  className={css.kind}
                  onPointerDown={(event) => dragging.beginNew(event, kind)}
                  onClick={() => add(kind, false)}
                >
                  <Icon of={kindIcon(kind)} size="s" />
                  {i18n._(KIND_WORDS[kind])}
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
      <output className={css.none}>{kinds.length === 0 && t`No control is called that`}</output>
      <div className={css.quick}>
        <Button icon={ListPlus} onPress={onQuick}>
          {t`Quick fields`}
        </Button>
      </div>
      <div className={css.hint}>{t`Enter adds after what is chosen, Shift+Enter adds and stays here`}</div>
    </div>
  );
}
