import type { Snapshot } from '../../workspace/index.ts';

/** Formatter of the text of a file, named for its language; it throws for what is no code. */
export type Format = (file: string, text: string) => Promise<string>;

/** The formatter with the project's own settings. */
export async function formatOf(snapshot: Snapshot): Promise<Format> {
  const { format } = await import('oxfmt');
  const { ignorePatterns: _, ...settings } = JSON.parse(snapshot.read('.oxfmtrc.json') ?? '{}');
  return async (file, text) => {
    const { code, errors } = await format(file, text, settings);
    const [error] = errors;
    if (error) throw new Error(`[milepost] ${file} cannot be formatted: ${error.message}`);
    return code;
  };
}
