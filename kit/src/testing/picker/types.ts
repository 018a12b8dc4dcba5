import type { ReactNode } from 'react';
import type { Locator } from 'vitest/browser';
import type { FieldUse } from '../../primitives/field/index.ts';
import type { CompleteLanguageCode } from '../../engines/language/index.ts';
import type { SlowFeed } from '../slowFeed.ts';

/** Number of things a picker may choose. */
export type Cardinality = 'one' | 'many';

/** Props a picker is drawn with. */
export interface DrawnPicker<V> {
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly cardinality: Cardinality;
  readonly use?: FieldUse;
}

/** A row, and the rows that are opened to reach it, by the names a person reads. */
export interface RowToPick {
  readonly open?: readonly string[];
  readonly row: RegExp;
}

/**
 * Way through a picker: what opens, how a row is chosen in it, and what writes the choice. There are few ways, and
 * many pickers that share them.
 */
export interface PickerWay {
  /** Surface that opens, by its name. */
  readonly surface: (name: string) => Locator;
  /** True when the keyboard is in what opened, given what has the focus. */
  readonly hasKeyboard: (surface: Element, focused: Element) => boolean;
  /** Stops of Tab that it keeps the keyboard for; a dialog keeps it for ever. */
  readonly remainingStops: number;
  /** Box a keyword is typed into. */
  readonly searchBox: (label: string) => Locator;
  /** Trigger of a search: Enter, or typing. */
  readonly searchesBy: 'enter' | 'typing';
  /** Chooses a row in sight. */
  readonly choose: (row: Locator, cardinality: Cardinality) => Promise<void>;
  /** Tries to choose a row in sight that cannot be chosen. */
  readonly attempt: (row: Locator, cardinality: Cardinality) => Promise<void>;
  /** Words heard of a row that was tried: out of the live regions, or as the name of the row that the keyboard is on. */
  readonly announcementOf: (row: Locator) => string;
  /** Act that writes and closes: choosing, or a button. */
  readonly writtenBy: Readonly<Record<Cardinality, 'choosing' | 'button'>>;
  /** Asks again for what did not load. */
  readonly retry: () => Promise<void>;
  /** Words that stand there when there is nothing to choose. */
  readonly nothing: string;
}

/** One picker with a little world around it: what is stored, what may be chosen, and what may not. */
export interface PickerExample<F extends SlowFeed, V> {
  /**
   * Promises that are tried. `declared` are those a declaration can break; the others are of the engine and its way, and a
   * picker that shares both with one that is tested whole need not repeat them. Decision 0014 says which ones are.
   * @defaultValue `all`
   */
  readonly promises?: 'all' | 'declared';
  readonly way: PickerWay;
  readonly draw: (props: DrawnPicker<V>, feed: F) => ReactNode;
  /** Feed of what may be chosen; a new feed for every test, which may slow it down and break it. */
  readonly feed: () => F;
  /** The same with nothing to choose. */
  readonly emptyFeed: () => F;
  /** Ten thousand, and a row far down; null where there are never many. */
  readonly tenThousand: { readonly feed: () => F; readonly far: RegExp } | null;
  readonly cardinality: Cardinality;
  /** Nothing chosen, as it is stored. */
  readonly nothing: Readonly<Record<Cardinality, NoInfer<V>>>;
  /** Value of `other` where it chooses the other way, one or many, and its titles then; null where it never does. */
  readonly elsewhere: { readonly value: NoInfer<V>; readonly titles?: PickerTitles } | null;
  /** A value with one choice, the text the closed field has for it, and how its row in the open picker is called. */
  readonly stored: { readonly value: NoInfer<V>; readonly text: string; readonly at: RowToPick };
  /** A value with a choice nobody knows, and the id that is shown for it. */
  readonly unknown: { readonly value: NoInfer<V>; readonly id: string };
  /** Something else to choose, and the value that then is stored. */
  readonly other: { readonly at: RowToPick; readonly value: NoInfer<V> };
  /** Something that may not be chosen, and what is said then; null where everything may be. */
  readonly refused: { readonly at: RowToPick; readonly reason: string } | null;
  /** Name of the open picker. */
  readonly titles: PickerTitles;
  /**
   * Effect of confirming nothing: the list is emptied first and then the value is; it is refused and said; an empty value is
   * written though there was none before, and said. Null where nothing can be let go, or nothing is confirmed.
   * @source forms §4
   */
  readonly onEmptyConfirm: 'clears' | { readonly refuses: string } | { readonly writes: string } | null;
  /** Effect of pressing a disabled field with a value: nothing, or the record, of which this is a part. @source forms §2.4, §2.6 */
  readonly whenDisabled: 'closed' | { readonly shows: string };
  /** A keyword that finds one row of those an earlier one finds; null where there is no search. */
  readonly search: { readonly earlier: string; readonly keyword: string; readonly finds: RegExp } | null;
  /** A name that a pasted list may hold, and the value that then is stored; null where none can be pasted. @reading R-181 */
  readonly paste: { readonly name: string; readonly value: NoInfer<V> } | null;
}

export type PickerTitles = Readonly<Record<CompleteLanguageCode, string>>;
