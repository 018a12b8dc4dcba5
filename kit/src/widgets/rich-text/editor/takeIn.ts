import { dropPoint } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import { sliceOf } from './read.ts';

interface Taking {
  readonly origins: readonly string[];
  /** Takes images; false where there is nobody to keep them. */
  readonly onImages: (files: readonly File[]) => boolean;
}

/**
 * Takes what is pasted or dropped in from elsewhere: HTML through the sanitiser, images to whoever keeps them. The editor's
 * own reader of HTML would be refused by the page's policy, and the browser would then put the HTML in as it is.
 * @returns true where nobody else may do anything with it
 */
export function takeIn(view: EditorView, event: Event, data: DataTransfer | null, { origins, onImages }: Taking): boolean {
  if (!view.editable || !data) return false;
  const images = [...data.files].filter(({ type }) => type.startsWith('image/'));
  const html = data.getData('text/html');
  // Office programs copy a picture of the text beside the text.
  if (images.length > 0 && html === '') {
    event.preventDefault();
    onImages(images);
    return true;
  }
  if (html === '') return false;
  event.preventDefault();
  const slice = sliceOf(view.state.schema, html, origins);
  if (event.type === 'paste') {
    // Cells of a table take cells.
    if (view.someProp('handlePaste', (handle) => handle(view, event as ClipboardEvent, slice))) return true;
    view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
    return true;
  }
  const { clientX, clientY } = event as DragEvent;
  const at = view.posAtCoords({ left: clientX, top: clientY })?.pos ?? view.state.selection.from;
  const place = dropPoint(view.state.doc, at, slice) ?? at;
  view.dispatch(view.state.tr.replaceRange(place, place, slice).setMeta('uiEvent', 'drop'));
  return true;
}
