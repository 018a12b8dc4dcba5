import type { TextSpan } from '../../primitives/option-list/index.ts';

/** Something that was found: a page, a command. */
export interface PaletteItem {
  /** Unique among the items. */
  readonly id: string;
  readonly label: string;
  /** BCP 47 tag of the label, where it is in another language than the page. */
  readonly lang?: string | undefined;
  /** Muted words after the label: the way to a page, the keys of a command. */
  readonly note?: string;
  /** The part of the label that was searched for. */
  readonly mark?: TextSpan;
  /** Heading it stands under; items of one group stand together. */
  readonly group: string;
}

export interface CommandPaletteProps {
  /** Spoken name of the dialog and of its field. */
  readonly label: string;
  readonly placeholder: string;
  /** The searched text. */
  readonly query: string;
  /** Called with committed text: what an input method composes is not searched for. */
  readonly onQuery: (query: string) => void;
  /** Items for the query, best first. Any number: only what is looked at is drawn. Null while nobody knows. */
  readonly items: readonly PaletteItem[] | null;
  /** An item was chosen. Close the palette then; the keyboard goes back to where it was unless the choice takes it. */
  readonly onChoose: (item: PaletteItem) => void;
  /** Escape, the close button, a press outside. Stop drawing the palette. */
  readonly onClose: () => void;
  /** Stands where the results would, when there are none. */
  readonly empty: string;
}
