import { closeHistory } from '@tiptap/pm/history';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import { AWAITED } from './copied/pictures.ts';
import type { Awaited } from './copied/pictures.ts';
import { NOTHING_LOST } from './copied/lost.ts';
import type { Lost } from './copied/lost.ts';
import { readCopy } from './copied/readCopy.ts';
import { closedSlice } from './copied/closedSlice.ts';

/** Picture to be stored and put in: at a place of the text, or where the caret is. */
export interface Incoming extends Awaited {
  readonly at: number | null;
}

export interface Taking {
  readonly origins: readonly string[];
  /** True where pictures can be stored. */
  readonly canStore: boolean;
  readonly onImages: (images: readonly Incoming[]) => void;
  /** Called after each paste and drop with what was left out, which may be nothing. */
  readonly onLost: (lost: Lost) => void;
}

/**
 * Takes what is pasted or dropped in from elsewhere: HTML through the sanitiser, images to be stored. The editor's own reader of
 * HTML would be refused by the page's policy, and the browser would then put the HTML in as it is.
 * @returns true where the event is done with
 */
export function takeIn(view: EditorView, event: Event, data: DataTransfer | null, taking: Taking): boolean {
  if (!view.editable || !data) return false;
  const { origins, canStore, onImages, onLost } = taking;
  const files = [...data.files];
  const images = files.filter(({ type }) => type.startsWith('image/'));
  const html = data.getData('text/html');
  const others = html === '' && data.getData('text/plain') === '' ? files.length - images.length : 0;
  // Office programs copy a picture of the text beside the text.
  if (html === '' && images.length + others > 0) {
    event.preventDefault();
    if (canStore) onImages(images.map((file) => ({ file, words: '', at: null })));
    onLost({ ...NOTHING_LOST, pictures: canStore ? 0 : images.length, files: others });
    return true;
  }
  if (html === '') {
    onLost(NOTHING_LOST);
    return false;
  }
  event.preventDefault();
  const copy = readCopy(html, { origins, files: images, canStore });
  if (!copy) {
    view.pasteText(data.getData('text/plain'));
    onLost({ ...NOTHING_LOST, isWordsOnly: true });
    return true;
  }
  const places = put(view, event, copy.body);
  onImages(copy.awaited.flatMap((one, number) => (places.has(number) ? [{ ...one, at: places.get(number) ?? null }] : [])));
  onLost({ ...copy.lost, pictures: copy.lost.pictures + copy.awaited.length - places.size });
  return true;
}

/** Puts a copy into the text, as one step of its own for Undo. @returns places of awaited pictures by their number */
function put(view: EditorView, event: Event, body: HTMLElement): ReadonlyMap<number, number> {
  const { $from, $to } = view.state.selection;
  const slice = closedSlice(SchemaParser.fromSchema(view.state.schema).parseSlice(body), $from, $to);
  view.dispatch(closeHistory(view.state.tr));
  // Cells of a table take cells.
  const isCells = event.type === 'paste' && view.someProp('handlePaste', (handle) => handle(view, event as ClipboardEvent, slice)) === true;
  const { tr } = view.state;
  if (event.type === 'paste') {
    if (!isCells) tr.replaceSelection(slice).scrollIntoView();
    tr.setMeta('paste', true).setMeta('uiEvent', 'paste');
  } else {
    const { clientX, clientY } = event as DragEvent;
    const at = view.posAtCoords({ left: clientX, top: clientY })?.pos ?? view.state.selection.from;
    const place = dropPoint(view.state.doc, at, slice) ?? at;
    tr.replaceRange(place, place, slice).setMeta('uiEvent', 'drop');
  }
  const places = clearPlaces(tr);
  view.dispatch(tr);
  view.dispatch(closeHistory(view.state.tr));
  return places;
}

/** Takes the images that keep a place out again and says where they stood. */
function clearPlaces(tr: Transaction): ReadonlyMap<number, number> {
  const found: { readonly number: number; readonly at: number }[] = [];
  tr.doc.descendants((node, at) => {
    const title: unknown = node.type.name === 'image' ? node.attrs['title'] : null;
    if (typeof title === 'string' && title.startsWith(AWAITED)) found.push({ number: Number(title.slice(AWAITED.length)), at });
  });
  for (const { at } of found.toReversed()) tr.delete(at, at + 1);
  return new Map(found.map(({ number, at }, before) => [number, at - before]));
}
