import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { fieldAria, useFieldIds } from '../field/index.ts';
import { useKit } from '../kit-provider/index.ts';
import type { PickedItem, PickerFieldProps } from './types.ts';

const OPENS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp']);

/** Behaviour of the closed field: what it says, and where the keyboard is among its tags. */
export function usePickerField({ items, use = 'editable', opens, onOpen, onRemove, onClear, onUndo, names, ...words }: PickerFieldProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const ids = useFieldIds(words.id);
  const openerRef = useRef<HTMLButtonElement>(null);
  const tagsRef = useRef<HTMLUListElement>(null);
  const removal = useRemoval(items, { openerRef, tagsRef });
  const isEditable = use === 'editable';
  const textOf = ({ text, isUnknown }: PickedItem) => (isUnknown && names?.kind !== 'loading' ? t`Unknown (${{ id: text }})` : text);

  function remove(item: PickedItem, at: number) {
    removal.expect(at, textOf(item));
    onRemove?.(item.identity);
  }

  function clear() {
    openerRef.current?.focus();
    onClear?.();
    announcer.say(onUndo ? t`Cleared. Ctrl+Z brings it back.` : t`Cleared`);
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

  return {
    ids,
    textOf,
    tagsRef,
    openerRef,
    canRemove: isEditable && onRemove !== undefined,
    canClear: isEditable && onClear !== undefined && items.length > 0,
    remove,
    clear,
    boxProps: { ref: opens.boxRef, onKeyDown },
    openerProps: {
      ...fieldAria(ids, words),
      ref: openerRef,
      type: 'button',
      role: 'combobox',
      disabled: use === 'disabled',
      'aria-readonly': use === 'readOnly' || undefined,
      'aria-haspopup': opens.kind,
      'aria-expanded': opens.isOpen,
      'aria-controls': opens.isOpen ? opens.controls : undefined,
      'aria-activedescendant': opens.isOpen ? opens.activeId : undefined,
      'aria-busy': names?.kind === 'loading' || opens.isComing || undefined,
      onClick: () => isEditable && onOpen(),
    } as const,
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
function useRemoval(items: readonly PickedItem[], { openerRef, tagsRef }: RemovalRefs) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const expected = useRef<{ readonly at: number; readonly name: string; readonly before: number } | null>(null);
  const left = items.length;

  useLayoutEffect(() => {
    if (!expected.current || left >= expected.current.before) return;
    const { at, name } = expected.current;
    expected.current = null;
    announcer.say(left === 0 ? t`Removed ${{ name }}, nothing left` : t`Removed ${{ name }}, ${{ left }} left`);
    const tags = tagsRef.current?.querySelectorAll<HTMLElement>('button[data-mp-remove]') ?? [];
    (tags[Math.min(at, tags.length - 1)] ?? openerRef.current)?.focus();
  }, [left, announcer, openerRef, tagsRef, t]);

  return {
    expect(at: number, name: string) {
      expected.current = { at, name, before: left };
    },
  };
}
