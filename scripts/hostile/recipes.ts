// Recipes of the closed format for texts: carried out where the text is short, so that a test of any shape is handed it ready.

/** Longest text that is written out; a longer one stays a recipe, for the test that needs it. */
const WRITTEN_OUT_CHARS = 64 * 1024;

type Recipe = Readonly<Record<string, unknown>>;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const times = (text: string, { times: count = 0 }: Recipe): string | null =>
  text.length * Number(count) > WRITTEN_OUT_CHARS ? null : text.repeat(Number(count));

/** The parts as one text; null where one of them is not written out, or all of them are too long. */
function joined(parts: readonly (string | null)[]): string | null {
  if (parts.some((part) => part === null)) return null;
  const text = parts.join('');
  return text.length > WRITTEN_OUT_CHARS ? null : text;
}

/** The text of a recipe; null for a long one, and for one that makes no text (bytes, files, menus). */
function textOf(recipe: Recipe): string | null {
  switch (recipe['gen']) {
    case 'repeat':
      return joined([textIn(recipe['before']), times(textIn(recipe['text']), recipe), textIn(recipe['then'])]);
    case 'nest':
      return joined([times(textIn(recipe['open']), recipe), textIn(recipe['inner']), times(textIn(recipe['close']), recipe)]);
    case 'concat':
      return joined(
        (Array.isArray(recipe['parts']) ? recipe['parts'] : []).map((part: unknown) => (isRecipe(part) ? textOf(part) : textIn(part))),
      );
    case 'wrap': {
      const [before = '', after = ''] = JSON.stringify(recipe['around']).split('"$inner"');
      return joined([times(before, recipe), JSON.stringify(recipe['inner']), times(after, recipe)]);
    }
    case 'keys': {
      const count = Number(recipe['count']);
      return count > 1000 ? null : JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 'x'])));
    }
    default:
      return null;
  }
}

const isRecipe = (value: unknown): value is Recipe =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'gen') === 'string';

/** The value with every short recipe in it carried out. */
export function writtenOut(value: unknown): unknown {
  if (isRecipe(value)) return textOf(value) ?? value;
  if (Array.isArray(value)) return value.map(writtenOut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, writtenOut(part)]));
}
