import path from 'node:path';
import { isCatalogue, isMenuWords, sentencesOf } from '../../registration/index.ts';
import type { Run, Snapshot } from '../../workspace/index.ts';

/** A file that is kept, and why: somebody has worked on it, or such a file needs it. */
export interface Kept {
  readonly path: string;
  readonly why: 'edited' | 'needed';
}

/** True for words of a language in which nobody has written any: catalogues are filled up by other commands. */
export const isWithoutWords = (file: string, text: string): boolean =>
  isMenuWords(file)
    ? !/^\s+'menu [^']+':\s*'[^']/m.test(text)
    : isCatalogue(file) &&
      !text
        .split('\n\n')
        .slice(1)
        .some((entry) => /^msgstr "(?!"$)|^msgstr ""\n"/m.test(entry));

/** Files the runs made that people have worked on since, with those of the runs that they import. */
export function keptFiles(runs: readonly Run[], snapshot: Snapshot): readonly Kept[] {
  const made = new Map(
    runs.flatMap(({ changes }) =>
      changes.flatMap((change) =>
        'after' in change && change.before === null && change.after !== null ? [[change.path, change.after] as const] : [],
      ),
    ),
  );
  const kept = new Map<string, Kept['why']>();
  for (const [file, text] of made) {
    const current = snapshot.read(file);
    if (current !== null && current !== text && !isWithoutWords(file, current)) kept.set(file, 'edited');
  }
  // A file that is found is looked at too: what it needs is needed.
  for (const file of kept.keys())
    for (const imported of importsOf(file, snapshot.read(file) ?? ''))
      if (made.has(imported) && !kept.has(imported)) kept.set(imported, 'needed');
  return [...kept].map(([file, why]) => ({ path: file, why }));
}

const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/\b(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g)].map(([, name = '']) => path.posix.join(path.posix.dirname(file), name));

/** Translations of a language that no run of `new locale` made. */
export const translatedSince = (language: string | null, snapshot: Snapshot): readonly Kept[] => {
  if (language === null) return [];
  const file = sentencesOf(language);
  return snapshot.read(file) === null ? [] : [{ path: file, why: 'edited' }];
};
