import { Mark } from '@tiptap/core';
import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { BackgroundColor, Color, FontSize, TextStyle } from '@tiptap/extension-text-style';
import { ListItem, ListKeymap } from '@tiptap/extension-list';
import { StarterKit } from '@tiptap/starter-kit';
import { draftLinkUse } from '../../../engines/clean-html/index.ts';

/** A mark that is an element and nothing else. */
const plainMark = (name: string) => Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, 0] });

/** Tab leaves the text: lists get deeper by their buttons and by Ctrl+]. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** Backspace and Delete at the edges of items, without the Tab of its own. */
const ItemKeys = ListKeymap.extend({
  addKeyboardShortcuts() {
    const { Tab: _, ...others } = this.parent?.() ?? {};
    return others;
  },
});

/** Tab goes from cell to cell and leaves the text behind the last one; it adds no row. */
const Grid = Table.extend({
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
    };
  },
});

/** Formatting a text may have: what the sanitiser keeps and a person can make here. @reading R-595 */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    trailingNode: false,
    listItem: false,
    listKeymap: false,
    link: {
      openOnClick: false,
      isAllowedUri: (address) => draftLinkUse(address) !== null,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Item,
  ItemKeys,
  Grid.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
  // Pictures stand in the line, as they do in mails and in texts of other editors.
  Image.configure({ inline: true, allowBase64: true }),
  TextStyle,
  Color,
  BackgroundColor,
  FontSize,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  plainMark('sub'),
  plainMark('sup'),
];
