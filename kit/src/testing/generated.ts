/** A text, or a recipe for one too large to be kept. */
export type Generated =
  | string
  | { readonly gen: 'concat'; readonly parts: readonly Generated[] }
  | { readonly gen: 'repeat'; readonly text: string; readonly times: number; readonly before?: string; readonly then?: string }
  | { readonly gen: 'nest'; readonly open: string; readonly close: string; readonly times: number; readonly inner?: string }
  | { readonly gen: 'keys'; readonly count: number }
  | { readonly gen: 'wrap'; readonly around: unknown; readonly inner: unknown; readonly times: number };

/** For tests: the text of a recipe. @throws {Error} for a recipe it does not know */
export function make(given: Generated): string {
  if (typeof given === 'string') return given;
  switch (given.gen) {
    case 'concat':
      return given.parts.map(make).join('');
    case 'repeat':
      return `${given.before ?? ''}${given.text.repeat(given.times)}${given.then ?? ''}`;
    case 'nest':
      return given.open.repeat(given.times) + (given.inner ?? '') + given.close.repeat(given.times);
    case 'keys':
      return `{${Array.from({ length: given.count }, (_, at) => `"k${at}":"x"`).join(',')}}`;
    case 'wrap': {
      const [before = '', after = ''] = JSON.stringify(given.around).split('"$inner"');
      return before.repeat(given.times) + JSON.stringify(given.inner) + after.repeat(given.times);
    }
    default:
      throw new Error(`unknown recipe ${JSON.stringify(given)}`);
  }
}
