/** Language a contract is walked in: `zh`, `zhtw` and `en`, which every contract has, or any other as its BCP 47 tag. */
export type ContractLocale = string;

/** One text, or one per language: a language it does not have reads `en`. `{name}` stands for a word of the contract's `data`. */
export type LocalText = string | Readonly<{ zh: string; zhtw: string; en: string; [language: string]: string }>;

/** Direction a page is read in. */
export type ContractDirection = 'ltr' | 'rtl';

export interface RunOptions {
  /** Ids of the steps to judge; the others are left out. */
  readonly only?: readonly string[] | undefined;
  /** Contracts are written from left to right; from right to left the arrows to the sides change places. @defaultValue `ltr` */
  readonly dir?: ContractDirection | undefined;
  /** The walk ends with the first broken step; the others are left out of the report. @defaultValue false */
  readonly endsAtBroken?: boolean | undefined;
  /** Time a page may take to keep a promise, in ms. @defaultValue 3000, and 15000 for a step that begins anew */
  readonly patienceMs?: number | undefined;
}

/** A part of the page: `row "{east}"`, `row "{east}" in treegrid "{tree}"`, or `focus`, `active`, `body`. */
export type Target = string;

/** Acts of the tester, or the runner. One key per action. */
export type Action =
  /** A chord in the spelling of Playwright: `Tab`, `Shift+ArrowDown`, `Control+End`. `times` holds the key down. */
  | { readonly press: string; readonly times?: number }
  | { readonly type: LocalText }
  /** Text through an input method: letters, then the word they become, closed with Enter. */
  | { readonly compose: { readonly letters: string; readonly word: LocalText } }
  | { readonly click: Target }
  /** Waits until it is there: a tester would look for it. */
  | { readonly see: Target }
  /** Waits until a live region has said it. */
  | { readonly hear: LocalText }
  /** Puts the focus there as a tester would by Tab or touch; only used to reach the start of a step. */
  | { readonly focus: Target }
  | { readonly scroll: Target; readonly byPx: number }
  | { readonly resize: { readonly widthPx: number; readonly heightPx: number } }
  /** Signal of the world: an answer comes, fails, comes late. The adapter knows the signals of its fixture. */
  | { readonly signal: string };

/**
 * Qualities a part of the page must have. Keys are attributes, or `value`, `checked`, `isDisabled`, `isInView`, `isUncovered`.
 * A value is the exact text, `null` for "not there", `"*"` for "anything", `"/…/"` for a pattern, `grows`, `shrinks` or `same`
 * against the moment before the step.
 */
export type Qualities = Readonly<Record<string, LocalText | null>>;

export type StateLine =
  | { readonly at: Target; readonly is: Qualities }
  /** Number of such parts: an exact number, `"< 80"`, `">= 1"`. */
  | { readonly count: Target; readonly is: number | string }
  | { readonly page: 'noSidewaysScroll' };

export interface LiveLine {
  readonly text: LocalText;
  /** @defaultValue polite */
  readonly as?: 'polite' | 'assertive';
  /** Said only when the wait lasts: not earlier than this after the action. */
  readonly notBeforeMs?: number;
}

/** One line of a contract. What is left out is not judged. */
export interface ContractStep {
  /** `2.4`; a line that needs several looks has `2.4a`, `2.4b`. */
  readonly id: string;
  /** The key as a person reads it. */
  readonly key: string;
  /** Place one is at before it. */
  readonly from: string;
  /** Effect, in one sentence: the keyboard table of the widget's page. */
  readonly does: string;
  /** Another fixture than the contract's, mounted anew. `true`: the same one, anew. Left out: goes on. */
  readonly fresh?: boolean | string;
  /** Way to the start; not judged. */
  readonly get?: readonly Action[];
  readonly do?: readonly Action[];
  /** Place of the focus afterwards; `stays`: where it was. Never on the page itself, which every step is judged for. */
  readonly focus?: Target;
  /** Parts of what the focused part says, in order: name, value, description. */
  readonly said?: readonly LocalText[];
  /** Lines of live regions during the step, in order. */
  readonly live?: readonly LiveLine[];
  /** Nothing is said by any live region. */
  readonly isSilent?: boolean;
  readonly state?: readonly StateLine[];
  /** Numbers of requests to the fixture during the step. */
  readonly asked?: Readonly<Record<string, number>>;
  /** Reason no machine can judge this line. */
  readonly byHand?: string;
  /** Thing that has to come first. */
  readonly notYet?: string;
}

/** A keyboard and announcement contract: what a person with a keyboard and a screen reader is promised. */
export interface Contract {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  /** Folder of the widget that keeps it. */
  readonly widget: string;
  readonly seeds: readonly string[];
  readonly fixture: string;
  readonly roles: readonly string[];
  /** Stops of the Tab key, in order. */
  readonly tabOrder: readonly string[];
  /** Words that differ between languages, and names of the fixture's records. */
  readonly data: Readonly<Record<string, LocalText>>;
  /** True at the start, before the first step. */
  readonly structure: readonly StateLine[];
  readonly steps: readonly ContractStep[];
}

/** A part of the page as a reader of the accessibility tree would find it. */
export interface Part {
  /** Tells whether two looks saw the same element. */
  readonly stamp: number;
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly value: string | null;
  readonly checked: string | null;
  readonly isDisabled: boolean;
  readonly isInView: boolean;
  readonly isUncovered: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface Announcements {
  readonly text: string;
  readonly as: 'polite' | 'assertive';
  /** Since the page began to be listened to. */
  readonly atMs: number;
}

/** Part a target asks for. */
export interface Expected {
  readonly role: string;
  readonly name: string | null;
  readonly within: Expected | null;
}

/** One look at the page. */
export interface Seen {
  /** Null when the focus is on the page itself. */
  readonly focus: Part | null;
  /** Part `aria-activedescendant` names, else the focus. */
  readonly active: Part | null;
  /** One list per wanted part, in the order of the page. */
  readonly found: readonly (readonly Part[])[];
  readonly heard: readonly Announcements[];
  readonly nowMs: number;
  readonly hasSidewaysScroll: boolean;
  /** Live regions on the page: polite, assertive. */
  readonly regions: { readonly polite: number; readonly assertive: number };
}

/** Hands and eyes in a page. `playwrightDriver(page)` and the one of our own tests are two of them. */
export interface ContractDriver {
  press(chord: string, times: number): Promise<void>;
  type(text: string): Promise<void>;
  compose(letters: string, word: string): Promise<void>;
  click(wanted: Expected | 'focus' | 'active'): Promise<void>;
  focus(wanted: Expected): Promise<void>;
  scroll(wanted: Expected, byPx: number): Promise<void>;
  resize(widthPx: number, heightPx: number): Promise<void>;
  look(wanted: readonly Expected[]): Promise<Seen>;
  /** Sends the Enter and Escape of an input method to the focus: keys that must do nothing. */
  pressAsInputMethod(): Promise<void>;
  /** Lets the page come to rest: two frames. */
  settle(): Promise<void>;
}

export interface MountedContract {
  readonly driver: ContractDriver;
  /** Does what a `signal` action names. */
  signal(name: string): Promise<void>;
  /** Numbers of requests to the fixture, by name, since it was mounted. */
  asked(): Promise<Readonly<Record<string, number>>>;
  unmount(): Promise<void>;
}

/** Everything an outsider provides to have a widget of their own judged by our contracts. */
export interface ContractAdapter {
  /** Shows the widget with the records of a fixture, whose names are the contract's `data` in that language. */
  mount(fixture: string, locale: ContractLocale, dir: ContractDirection): Promise<MountedContract>;
  /** Hears what a screen reader would say now; its phrases stand in the report. */
  readonly listen?: () => Promise<readonly string[]>;
  /** Steps this widget does not have, with the reason. They are counted, not hidden. */
  readonly without?: Readonly<Record<string, string>>;
}

export type StepResult =
  | { readonly kind: 'kept' }
  | { readonly kind: 'broken'; readonly failures: readonly string[] }
  | { readonly kind: 'byHand' | 'notYet' | 'without'; readonly reason: string };

export interface StepReport {
  readonly step: ContractStep;
  readonly result: StepResult;
  /** Phrases of a screen reader at the end of the step, and of live regions during it. */
  readonly phrases: readonly string[];
  readonly heard: readonly Announcements[];
}

export interface ContractReport {
  readonly contract: Contract;
  readonly locale: ContractLocale;
  readonly dir: ContractDirection;
  readonly steps: readonly StepReport[];
}
