import { hasHiddenCharacters, withoutHidden } from '../../../../src/guards/typed-text.ts';
import { Refusal } from '../failure.ts';

/** Members that hold what people are called by, search for and sign in with. */
const NAMED: ReadonlySet<string> = new Set([
  'fullName',
  'enCode',
  'account',
  'realName',
  'nickName',
  'mobilePhone',
  'telePhone',
  'landline',
  'email',
  'title',
  'sysName',
  'urlAddress',
  'certificatesNumber',
]);
/** Members that are taken to the letter: passwords and what proves a program to another one. */
const TO_THE_LETTER = /password|secret|key$/i;
/** Text that holds a record, whose fields are read by its design. */
const RECORD = 'data';
/** Texts deeper than this are in no description. */
const MAX_DEPTH = 12;

/** Sentence for a text that shows otherwise than it is. @reading R-407 */
export const hiddenText = (field: string): string => `${field} 含有看不见的字符，请删除后重试`;

/** Values of JSON in a text, read one by one; false for a text that is none. */
function readsJson(text: string, each: (value: string) => void): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text, (_, value: unknown) => {
      if (typeof value === 'string') each(value);
      return value;
    });
    return true;
  } catch {
    return false;
  }
}

function readText(name: string, value: string, isName: boolean): string {
  if (TO_THE_LETTER.test(name) || name === RECORD) return value;
  let hides = isName && hasHiddenCharacters(value);
  // It is stored as it is: nothing may be closed behind its last brace.
  const isJson = readsJson(value, (text) => (hides ||= hasHiddenCharacters(text)));
  if (hides) throw new Refusal(hiddenText(name));
  return isJson ? value : withoutHidden(value);
}

/**
 * Body of a writing call without characters nobody sees or that turn what follows: of prose and of rows they are taken out, a name
 * with them is refused, and so is JSON in a text, which is stored as it is.
 * @throws Refusal naming the first such member
 * @reading R-407
 */
export function readTexts(body: unknown): unknown {
  const read = (value: unknown, name: string, depth: number): unknown => {
    if (typeof value === 'string') return readText(name, value, depth === 1 && NAMED.has(name));
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
    if (Array.isArray(value)) return value.map((each) => read(each, name, depth + 1));
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, read(each, key, depth + 1)]));
  };
  return read(body, '', 0);
}
