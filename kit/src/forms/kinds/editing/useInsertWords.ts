import type { Inserts, Read } from '../../grammar/index.ts';
import { useText } from '../../render/useText.ts';

/** Words of a menu, in the language of the page: its button, and what it puts in by itself. */
export function useInsertWords({ label, text: button, words, none }: Inserts, read: Read) {
  const text = useText();
  const items = words(read).map(({ id, label: name }) => {
    const called = text(name);
    return { id, label: called === id ? id : `${called} ${id}` };
  });
  return {
    trigger: { label: text(label), text: text(button) },
    items: items.length > 0 ? items : [{ id: '', label: text(none), disabledReason: text(none) }],
  };
}
