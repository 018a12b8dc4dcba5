/** Recipes for texts too large to be kept. Any text of a row may be one. */
interface Recipe {
  readonly gen: string;
  readonly [part: string]: unknown;
}

const isRecipe = (value: object): value is Recipe => 'gen' in value && typeof value.gen === 'string';
const textIn = (recipe: Recipe, name: string): string => (typeof recipe[name] === 'string' ? recipe[name] : '');

function timesIn({ times }: Recipe): number {
  if (typeof times === 'number' && Number.isInteger(times) && times >= 0) return times;
  throw new Error(`a recipe that says no number of times: ${JSON.stringify(times)}`);
}

function textOf(recipe: Recipe): string {
  switch (recipe.gen) {
    case 'repeat':
      return textIn(recipe, 'before') + textIn(recipe, 'text').repeat(timesIn(recipe)) + textIn(recipe, 'then');
    case 'nest':
      return textIn(recipe, 'open').repeat(timesIn(recipe)) + textIn(recipe, 'inner') + textIn(recipe, 'close').repeat(timesIn(recipe));
    case 'concat':
      return (Array.isArray(recipe['parts']) ? recipe['parts'] : []).map(made).join('');
    default:
      throw new Error(`an unknown recipe: ${recipe.gen}`);
  }
}

/** The value with every recipe in it carried out. @throws {Error} for a recipe it does not know */
export function made(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(made);
  return isRecipe(value) ? textOf(value) : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, made(part)]));
}
