import { isTextSelection } from '@tiptap/core';
import type { Editor } from '@tiptap/core';

/**
 * The caret as the page has it becomes the editor's. A browser tells of a moved caret a task later: on a busy page the next key is
 * there before, and a key that leaves the text would leave the editor with the caret of before, where a button then puts its words.
 */
export function takeSelection({ view, state, commands }: Editor): void {
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = view.dom.ownerDocument.getSelection() ?? {};
  if (!isTextSelection(state.selection) || !anchorNode || !focusNode) return;
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  const ends = [view.posAtDOM(anchorNode, anchorOffset), view.posAtDOM(focusNode, focusOffset)];
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  if (from !== state.selection.from || to !== state.selection.to) commands.setTextSelection({ from, to });
}
