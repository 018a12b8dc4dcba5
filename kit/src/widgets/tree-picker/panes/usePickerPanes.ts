import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { mergeProps } from '../../../engines/prop-getters/index.ts';
import type { PickerDraft } from '../usePickerDraft.ts';

/** Pane that is in sight where only one has room: the one to choose in, or what is chosen. */
export type PickerView = 'choose' | 'picked';

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** Behaviour of the two panes of a picker side by side: which one is in sight on a narrow page, and Ctrl+Z in both. */
export function usePickerPanes({ undo }: Pick<PickerDraft, 'undo'>) {
  const [view, setView] = useState<PickerView>('choose');
  const [isPasting, setPasting] = useState(false);

  function onKeyDown(event: KeyboardEvent) {
    // In a text box the key brings back text.
    if (!isUndo(event) || event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    undo();
  }

  return {
    view,
    turnView: () => setView(view === 'choose' ? 'picked' : 'choose'),
    /** Names are pasted in the place of the pane one chooses in. */
    isPasting,
    /** Begins to paste names; on a narrow page their pane comes into sight. */
    paste: () => {
      setPasting(true);
      setView('choose');
    },
    endPasting: () => setPasting(false),
    /** Attributes of the element around both panes; `data-view` is the one in sight where only one has room. */
    getPanesProps: <Own extends object = object>(own?: Own) => mergeProps({ 'data-view': view, onKeyDown }, own),
  };
}
