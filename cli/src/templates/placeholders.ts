import { nearest } from './nearest.ts';

/** Placeholders of the templates of a page, and what each stands for. Those of the code are whole members, empty where a page has none. */
export const PLACEHOLDERS = {
  name: 'name of the page, as its folder is called: `bill-rule`',
  id: 'the same in camel case: `billRule`',
  constant: 'name of the declaration, and of its file: `billRules`',
  path: 'address, without the slash at the start: `system/billRule`',
  resource: 'operationId of the list: `listBillRules`',
  domain: 'domain of the list: `bill-rule`',
  one: 'one record in English: `bill rule`',
  many: 'several of them: `bill rules`',
  zh: 'one record in Simplified Chinese',
  zhtw: 'one record in Traditional Chinese',
  title: 'heading of the list in Simplified Chinese',
  summary: 'sentence for the docstring of the declaration',
  source: 'clause of the specification, else the path of the list',
  imports: 'imports of what the declaration uses: its domain, and every builder of the engine the filled template calls',
  constants: 'choices the declaration uses, above it',
  operations: 'operations of the domain: `billRuleOperations`',
  codecs: 'its codecs: `billRuleCodecs`',
  words: 'member `words` of the declaration',
  list: 'member `list`',
  form: 'member `form`',
  actions: 'member `actions`',
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;
/** Text in the place of each. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;
/** Placeholders that the name of a file may have. */
export const IN_NAMES = ['name', 'id', 'constant'] as const satisfies readonly Placeholder[];

const PLACE = /\{\{\s*(\w+)\s*\}\}/g;
const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name);

/** A text with its placeholders filled in; one that has no value stays. */
export const filled = (text: string, values: Partial<PlaceholderValues>): string =>
  text.replaceAll(PLACE, (place: string, name: string) => (isPlaceholder(name) ? (values[name] ?? place) : place));

/** Problems of a text: placeholders there are not, each with its line. @param file name the text is reported by */
export function placeholderProblems(text: string, file: string, known: readonly string[] = Object.keys(PLACEHOLDERS)): string[] {
  return [...text.matchAll(PLACE)]
    .filter(([, name = '']) => !known.includes(name))
    .map(({ 0: place, 1: name = '', index }) => {
      const near = nearest(name, known);
      const meant = near.length > 0 ? `Did you mean {{${near[0]}}}?` : `There are ${known.map((one) => `{{${one}}}`).join(', ')}.`;
      return `${file}:${text.slice(0, index).split('\n').length} has ${place}, which is no placeholder. ${meant}`;
    });
}
