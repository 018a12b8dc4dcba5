import type { LinearEngine } from './types.ts';

/**
 * Fetches the linear engine: 40 KB that only a form with patterns needs.
 * @throws when it could not be fetched
 */
export async function loadLinear(): Promise<LinearEngine> {
  const { RE2JS } = await import('re2js');
  return (source, flags) => {
    const chosen = (flags.includes('i') ? RE2JS.CASE_INSENSITIVE : 0) | (flags.includes('m') ? RE2JS.MULTILINE : 0);
    const pattern = RE2JS.compile(source, chosen);
    return { steps: pattern.programSize(), test: (value) => pattern.test(value) };
  };
}
