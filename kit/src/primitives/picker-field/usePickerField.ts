import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useAnnounce } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import { useField } from '../field/headless.ts';
import type { PickedItem, PickerFieldMessages, PickerFieldOptions } from './types.ts';

const OPENS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp']);
/** Names that are read out in full; the count says how many there are besides. */
const SPOKEN_NAMES = 3;

/**
 * The closed field of everything that is picked elsewhere: a dialog, a list, a grid. It knows what it says and where the keyboard
 * is among its tags, and takes no stand on what may be chosen. Put `getBoxProps()` around the opener and, where several are chosen,
 * the tags that `useTags(tags)` gives.
 * @source forms §2.1, §4
 * @reading R-211
 */
export function usePickerField(options: PickerFieldOptions) {
  const { label, items, cardinality, use = 'editable', opens, onOpen, onRemove, onClear, onUndo, names, messages } = options;
  const announce = useAnnounce();
  const field = useField(options);
  const openerRef = useRef<HTMLElement>(null);
  const tagsRef = useRef<HTMLElement>(null);
  const removal = useRemoval(items, { openerRef, tagsRef }, messages);
  const isEditable = use === 'editable';
  const isLoading = names?.kind === 'loading';
  const textOf = ({ text, isUnknown }: PickedItem) => (isUnknown && !isLoading ? messages.unknown(text) : text);

  function remove(item: PickedItem, at: number) {
    removal.expect(at, textOf(item));
    onRemove?.(item.identity);
  }

  function clear() {
    openerRef.current?.focus();
    onClear?.();
    announce(onUndo ? messages.clearedUndo : messages.cleared);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposingKey(event.nativeEvent)) return;
    opens.onKeyDown?.(event);
    if (event.defaultPrevented || !isEditable) return;
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    const isOpening = event.target === openerRef.current && OPENS.has(event.key) && !event.ctrlKey && !event.metaKey;
    if (!(isUndo && onUndo) && !(isOpening && !opens.isOpen)) return;
    event.preventDefault();
    if (isOpening) onOpen();
    else onUndo?.();
  }

  const canRemove = isEditable && onRemove !== undefined;
  return {
    ...field,
    textOf,
    /** Names of the value are on their way. */
    isLoading,
    /** The value is drawn as tags. */
    hasTags: cardinality === 'many' && items.length > 0 && !isLoading,
    canRemove,
    canClear: isEditable && onClear !== undefined && items.length > 0,
    /** All names in one line, empty while nothing is chosen. */
    getText: () => messages.names(items.map(textOf)),
    /** The first names and how many there are, for a reader of a field with tags. */
    getSpokenText() {
      const joined = messages.names(items.slice(0, SPOKEN_NAMES).map(textOf));
      return items.length === 1 ? joined : messages.namesInAll(joined, items.length);
    },
    /** Options of `useTags`, but for what their list of all is. */
    tags: { label, items, textOf, listRef: tagsRef, onRemove: canRemove ? remove : undefined, messages },
    /** Name of the button that clears, and what it does. */
    clearing: { label: messages.clear(label), onPress: clear },
    /** Attributes of the box around opener, tags and buttons: keys of what is in it. */
    getBoxProps: <Own extends object = object>(own?: Own) => mergeProps({ ref: opens.boxRef && refOf(opens.boxRef), onKeyDown }, own),
    /** Attributes of the `button` that opens, which holds the text and the focus. */
    getOpenerProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ...field.getControlProps(),
          ref: refOf(openerRef),
          type: 'button',
          role: 'combobox',
          disabled: use === 'disabled',
          'aria-readonly': use === 'readOnly' || undefined,
          'aria-haspopup': opens.kind,
          'aria-expanded': opens.isOpen,
          'aria-controls': opens.isOpen ? opens.controls : undefined,
          'aria-activedescendant': opens.isOpen ? opens.activeId : undefined,
          'aria-busy': isLoading || opens.isComing || undefined,
          onClick: () => void (isEditable && onOpen()),
        } as const,
        own,
      ),
    /** Attributes of the `button` that clears; draw it while `canClear`. */
    getClearProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ type: 'button', 'aria-label': messages.clear(label), onClick: clear } as const, own),
  };
}

interface RemovalRefs {
  readonly openerRef: { readonly current: HTMLElement | null };
  readonly tagsRef: { readonly current: HTMLElement | null };
}

/**
 * Follows a tag that is taken out: the owner may refuse, or take its time. When it is gone the keyboard is on the tag in its
 * place, else on the one before, else on the field; and it is said how many are left.
 */
function useRemoval(items: readonly PickedItem[], { openerRef, tagsRef }: RemovalRefs, { removed }: PickerFieldMessages) {
  const announce = useAnnounce();
  const expected = useRef<{ readonly at: number; readonly name: string; readonly before: number } | null>(null);
  const left = items.length;

  useLayoutEffect(() => {
    if (!expected.current || left >= expected.current.before) return;
    const { at, name } = expected.current;
    expected.current = null;
    announce(removed(name, left));
    const tags = tagsRef.current?.querySelectorAll<HTMLElement>('[data-mp-remove]') ?? [];
    (tags[Math.min(at, tags.length - 1)] ?? openerRef.current)?.focus();
  }, [left, announce, openerRef, tagsRef, removed]);

  return {
    expect(at: number, name: string) {
      expected.current = { at, name, before: left };
    },
  };
}
