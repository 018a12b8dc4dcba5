import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';

export type Block = 'paragraph' | 'h2' | 'h3' | 'h4' | 'other';
export type Align = 'left' | 'center' | 'right' | 'justify';

/** Formatting at the place of the keyboard, as the toolbar shows it. */
export interface Format {
  readonly block: Block;
  readonly align: Align;
  readonly marks: Readonly<Record<'bold' | 'italic' | 'underline' | 'strike', boolean>>;
  readonly isBulletList: boolean;
  readonly isOrderedList: boolean;
  readonly isQuote: boolean;
  readonly isInTable: boolean;
  /** Address of the link there, null where there is none. */
  readonly link: string | null;
  readonly color: string | null;
}

const textOr = <Nothing>(value: unknown, nothing: Nothing): string | Nothing =>
  typeof value === 'string' && value !== '' ? value : nothing;

function blockOf(editor: Editor): Block {
  const level = [2, 3, 4].find((one) => editor.isActive('heading', { level: one }));
  if (level !== undefined) return `h${level}` as Block;
  return editor.isActive('heading') || editor.isActive('codeBlock') ? 'other' : 'paragraph';
}

function formatOf(editor: Editor): Format {
  const is = (name: string) => editor.isActive(name);
  return {
    block: blockOf(editor),
    align: (['center', 'right', 'justify'] as const).find((textAlign) => editor.isActive({ textAlign })) ?? 'left',
    marks: { bold: is('bold'), italic: is('italic'), underline: is('underline'), strike: is('strike') },
    isBulletList: is('bulletList'),
    isOrderedList: is('orderedList'),
    isQuote: is('blockquote'),
    isInTable: is('table'),
    link: is('link') ? textOr(editor.getAttributes('link')['href'], null) : null,
    color: textOr(editor.getAttributes('textStyle')['color'], null),
  };
}

/** Formatting where the keyboard is now; a new one only when it is another. */
export function useFormat(editor: Editor): Format {
  const [format, setFormat] = useState(() => formatOf(editor));
  useEffect(() => {
    const look = () => {
      const next = formatOf(editor);
      setFormat((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    look();
    editor.on('transaction', look);
    return () => void editor.off('transaction', look);
  }, [editor]);
  return format;
}
