import { MESSAGE_SOURCE } from './rules.ts';

/** Names every message has, whatever sends it. */
const EVERY = ['@Title', '@CreatorUserName'] as const;
const OF_SOURCE = new Map<string, readonly string[]>([
  [MESSAGE_SOURCE.notice, ['@Content', '@Remark']],
  [MESSAGE_SOURCE.flow, ['@FlowLink']],
  [MESSAGE_SOURCE.schedule, ['@Content', '@StartDate', '@StartTime', '@EndDate', '@EndTime']],
]);

/** Names of the parameters a source fills in by itself, as they stand between braces: `@Title`. @reading R-771 */
export const systemParameters = (source: string): readonly string[] => [...EVERY, ...(OF_SOURCE.get(source) ?? [])];

/** Braces as they stand in a text: `{@Title}` for `@Title`. */
export const placeholder = (name: string): string => `{${name}}`;

/** Braces nobody fills in. */
export interface PlaceholderFault {
  /** Braces with what is in them, as they stand in the text. */
  readonly token: string;
  /** `unknown`: no parameter is called that. `open`: the brace behind it is missing. */
  readonly kind: 'unknown' | 'open';
  /** Name that was probably meant; null where none is alike. */
  readonly meant: string | null;
}

/** Braces that name something, closed or not; braces of JSON and of styles name nothing. @reading R-771 */
const NAMED = /\{(?<name>@[^{}<>\s"]*|[\p{L}\p{N}_.-]+)(?<rest>[^{}<"]*)(?<end>\}?)/gu;

const plain = (name: string): string => name.replaceAll(/[@\s_.-]/gu, '').toLowerCase();

/** Braces of a text that are not filled in when it is sent, in their order, each once. @param known names with a value @reading R-771 */
export function placeholderFaults(text: string, known: readonly string[]): PlaceholderFault[] {
  const faults = new Map<string, PlaceholderFault>();
  for (const { 0: whole, groups = {} } of text.matchAll(NAMED)) {
    const { name = '', rest = '', end = '' } = groups;
    if (end !== '' && known.includes(name + rest)) continue;
    // Without its end it is told by its sign alone: letters behind a brace may be anything.
    if (!name.startsWith('@') && (end === '' || rest.trim() !== '')) continue;
    const token = end === '' ? `{${name}` : whole;
    const meant = known.find((one) => plain(one) === plain(name + (end === '' ? '' : rest))) ?? null;
    faults.set(token, { token, kind: end === '' ? 'open' : 'unknown', meant });
  }
  return [...faults.values()];
}

/** A text with the values of its parameters in place of their braces; braces without a value stay. @param written form of a value in the text */
export const filledText = (
  text: string,
  values: ReadonlyMap<string, string>,
  written: (value: string) => string = (value) => value,
): string =>
  text.replaceAll(/\{([^{}]+)\}/gu, (token, name: string) => {
    const value = values.get(name);
    return value === undefined ? token : written(value);
  });
