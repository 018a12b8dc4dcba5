import { Editor, getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { limitOf } from '../../../engines/clean-html/index.ts';
import { EXTENSIONS } from './extensions.ts';
import { contentOf } from './read.ts';
import { takeIn } from './takeIn.ts';
import type { Taking } from './takeIn.ts';
import { takeSelection } from './takeSelection.ts';
import { htmlOf } from './write.ts';

const SCHEMA = getSchema(EXTENSIONS);

interface EditorUse extends Taking {
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** The text has grown too long to be kept, or no longer is. */
  readonly onTooLong: (isTooLong: boolean) => void;
  readonly isEditable: boolean;
  /** Attributes of the text: its name, description, state. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Alt+F10. */
  readonly onToolbar: () => void;
}

/**
 * The editor in an element of the page, or null until it stands there. Its text follows `value`; what a person changes is told,
 * and taken back to what was loaded it is told as that, letter by letter.
 */
export function useEditor(host: RefObject<HTMLElement | null>, use: EditorUse): Editor | null {
  const { value, isEditable, attributes, origins } = use;
  const [editor, setEditor] = useState<Editor | null>(null);
  const known = useRef(value);
  const loaded = useRef<{ readonly doc: Node; readonly html: string } | null>(null);

  const tell = useEffectEvent((of: Editor) => {
    if (of.isDestroyed || of.view.composing) return;
    const isAsLoaded = loaded.current?.doc.eq(of.state.doc) === true;
    const html = isAsLoaded ? (loaded.current?.html ?? '') : htmlOf(of);
    const isTooLong = limitOf(html) !== null;
    use.onTooLong(isTooLong);
    if (isTooLong || html === known.current) return;
    known.current = html;
    use.onChange(html);
  });
  const attributesNow = useEffectEvent(() => ({ ...attributes }));
  const take = useEffectEvent((view: EditorView, event: Event, data: DataTransfer | null) => takeIn(view, event, data, use));
  const toolbar = useEffectEvent(() => use.onToolbar());
  const make = useEffectEvent((element: HTMLElement) => {
    const made: Editor = new Editor({
      element,
      injectCSS: false,
      extensions: EXTENSIONS,
      content: contentOf(SCHEMA, value, origins),
      editable: isEditable,
      editorProps: {
        attributes: () => attributesNow(),
        handleDOMEvents: {
          paste: (view, event) => take(view, event, event.clipboardData),
          drop: (view, event) => view.dragging === null && take(view, event, event.dataTransfer),
          // The text is changed by then, but nothing tells of it where the last letters were the same.
          compositionend: () => queueMicrotask(() => tell(made)) as undefined,
        },
        handleKeyDown: (_, event) => {
          if (event.key === 'Tab') takeSelection(made);
          if (!event.altKey || event.key !== 'F10') return false;
          takeSelection(made);
          toolbar();
          return true;
        },
      },
      onUpdate: () => tell(made),
      onBlur: () => tell(made),
    });
    loaded.current = { doc: made.state.doc, html: value };
    known.current = value;
    return made;
  });

  useEffect(() => {
    if (!host.current) return undefined;
    const made = make(host.current);
    // oxlint-disable-next-line react/set-state-in-effect -- the editor needs the element the first drawing has made
    setEditor(made);
    return () => made.destroy();
  }, [host]);

  useEffect(() => {
    if (!editor || editor.isDestroyed || value === known.current) return;
    known.current = value;
    editor
      .chain()
      .setMeta('addToHistory', false)
      .setContent(contentOf(SCHEMA, value, origins), { emitUpdate: false })
      .run();
    loaded.current = { doc: editor.state.doc, html: value };
  }, [editor, value, origins]);

  const said = JSON.stringify(attributes);
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    editor.setEditable(isEditable, false);
    // Attributes are a function: an update asks it again.
    editor.setOptions({});
  }, [editor, isEditable, said]);
  return editor;
}
