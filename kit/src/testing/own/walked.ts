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
  form: 'here',
  dialog: 'not',
  'number-field': 'heard',
  'number-range': 'heard',
} as const satisfies Readonly<Record<string, 'here' | 'heard' | 'not'>>;

/** True for a contract whose widget is heard with it. */
export const isHeardWith = (id: string): boolean => !(id in WALKED) || WALKED[id as keyof typeof WALKED] === 'heard';
