/** A page of the menu: to read what it shows, or a button of it. */
export interface PageNeed {
  /** Code of its menu entry. */
  readonly page: string;
  /** Code of the button; without one, having the page is enough. */
  readonly button?: string;
}
/** An entry of the menu that shows a dictionary, or a button of one. @reading R-720 */
export interface DictionaryNeed {
  readonly entryOf: 'dictionary';
  readonly button?: string;
}
/** An entry of the menu that shows the model whose id the path holds under this name, or a button of one. @reading R-693 */
export interface ModelNeed {
  readonly model: string;
  readonly button?: string;
}
/** One way to be allowed a call. */
export type OneNeed = PageNeed | DictionaryNeed | ModelNeed;

/**
 * Right a call needs: none; a session; a session, and what is asked for is the caller's own or has come to them; to be an
 * administrator, who may everything; a page or a button; or one of several.
 * @reading R-280
 */
export type Need = 'nothing' | 'session' | 'self' | 'administrator' | OneNeed | readonly OneNeed[];

const WORDS: readonly unknown[] = ['nothing', 'session', 'self', 'administrator'];
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function oneNeedIn(value: unknown): OneNeed | null {
  if (typeof value !== 'object' || value === null) return null;
  const { page, entryOf, model, button, ...others } = value as Readonly<Record<string, unknown>>;
  if (Object.keys(others).length > 0 || (button !== undefined && !isText(button))) return null;
  const pressed = button === undefined ? {} : { button };
  if ([page, entryOf, model].filter((one) => one !== undefined).length !== 1) return null;
  if (isText(page)) return { page, ...pressed };
  if (isText(model)) return { model, ...pressed };
  return entryOf === 'dictionary' ? { entryOf, ...pressed } : null;
}

/** Need in a fact of the description, `x-needs`; null for what is none. */
export function needIn(value: unknown): Need | null {
  if (WORDS.includes(value)) return value as Need;
  if (!Array.isArray(value)) return oneNeedIn(value);
  const several = value.map(oneNeedIn).filter((one) => one !== null);
  return several.length === value.length && several.length > 1 ? several : null;
}

/** Ways to be allowed a call, of which one is enough; none where it needs no right of its own. */
export function waysOf(need: Need): readonly OneNeed[] {
  if (typeof need === 'string') return [];
  return 'length' in need ? need : [need];
}
