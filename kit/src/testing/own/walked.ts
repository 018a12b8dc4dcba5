/**
 * Contracts of widgets that have a headless door, by their ids, and where the styled widget is walked. `here`: beside own markup;
 * `heard`: where its transcript is; `not`: it asks in a dialog of its own, so own markup alone keeps these lines.
 */
export const WALKED = {
  tree: 'here',
  tabs: 'here',
  toast: 'here',
  menu: 'here',
  select: 'here',
  'multi-select': 'here',
  'combo-box': 'here',
  cascader: 'here',
  form: 'here',
  'radio-group': 'here',
  slider: 'here',
  rate: 'here',
  collapse: 'here',
  toolbar: 'here',
  dialog: 'not',
  'number-field': 'heard',
  'number-range': 'heard',
  'date-range': 'heard',
  'chunked-upload': 'heard',
  treegrid: 'heard',
  'tags-view': 'heard',
  'input-table': 'heard',
  'sort-list': 'heard',
  'column-settings': 'heard',
  'lazy-tree': 'heard',
  'infinite-list': 'heard',
  'popup-table': 'heard',
} as const satisfies Readonly<Record<string, 'here' | 'heard' | 'not'>>;

/** Contracts nobody has drawn in markup of one's own, with the reason. */
export const NOT_WALKED: Readonly<Record<string, string>> = {
  'chat-log': 'the chat has no headless door: its rows are those of a virtual list, which has one',
  'file-preview': 'what it shows is drawn by engines; its toolbar has no headless door',
  'list-page': 'it is kept by a page: a table, a search and their sentences',
  'print-preview': 'its pages are drawn by an engine; its toolbar has no headless door',
  'record-viewer': 'a record to read has no headless door',
  'schedule-viewer': 'the calendar of duties has no headless door',
};

/** True for a contract whose widget is heard with it. */
export const isHeardWith = (id: string): boolean => !(id in WALKED) || WALKED[id as keyof typeof WALKED] === 'heard';
