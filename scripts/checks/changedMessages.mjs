// Catalogues after a change of some files: what `lingui check sync` says of all of them, from the changed ones alone.
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { COMPLETE_LANGUAGES, LANGUAGES } from '@milepost/kit/engines/language';
import { changedFiles, textAt } from './changes.mjs';

/**
 * Entries of a catalogue's text without its head and those nobody says any more: key (context and message), files that say it, its words.
 * @param {string} text
 * @returns {{ key: string, files: string[], words: string }[]}
 */
export function entriesOf(text) {
  const textOf = (entry, field) =>
    [...(new RegExp(`^${field} ((?:".*"\n?)+)`, 'm').exec(entry)?.[1] ?? '').matchAll(/".*"/g)].map(([line]) => JSON.parse(line)).join('');
  return text
    .split(/\n\n+/)
    .slice(1)
    .filter((entry) => /^msgid /m.test(entry))
    .map((entry) => ({
      key: [textOf(entry, 'msgctxt'), textOf(entry, 'msgid')].join('\n'),
      files: [...entry.matchAll(/^#: (.+)$/gm)].flatMap(([, files]) => files.split(' ')),
      words: textOf(entry, 'msgstr'),
    }));
}

const pairsOf = (entries) => new Set(entries.flatMap(({ key, files }) => files.map((file) => `${file}\n${key}`)));

/**
 * Pairs of file and message in which a catalogue is not in step: with what the changed files say now, and elsewhere with what
 * it held before, when it was in step. `said` is what was extracted from the changed files.
 */
export function notInStep({ before, now, said, changed }) {
  const isChanged = (pair) => changed.includes(pair.split('\n', 1)[0]);
  const wanted = new Set([...[...pairsOf(before)].filter((pair) => !isChanged(pair)), ...pairsOf(said)]);
  const found = pairsOf(now);
  return [...found.symmetricDifference(wanted)]
    .toSorted((one, other) => one.localeCompare(other))
    .map((pair) => {
      const [file, context, ...message] = pair.split('\n');
      const name = `“${message.join('\n')}”${context ? ` (${context})` : ''}`;
      return wanted.has(pair) ? `${file} says ${name}, which is not there` : `${name} is still there for ${file}`;
    });
}

/** Problems of the catalogues of one workspace after the changes since a commit. */
export async function changedMessageProblems(root, workspace, base) {
  const folder = join(root, workspace);
  const changed = changedFiles(root, base)
    .filter((file) => file.startsWith(`${workspace}/`))
    .map((file) => file.slice(workspace.length + 1));
  if (!changed.some((file) => /\.(tsx?|po)$/.test(file))) return [];
  process.chdir(folder);
  const problems = [];
  for (const catalog of await getCatalogs(getConfig({ cwd: folder }))) {
    // Below the workspace: some catalogues list their sources so, others by the whole path, which ends so.
    const extracted = await catalog.collect({ files: changed });
    if (!extracted) problems.push(`${workspace}: messages of a changed file cannot be read.`);
    const said = Object.values(extracted ?? {}).map(({ message, context, origin }) => ({
      key: `${context ?? ''}\n${message}`,
      files: origin.map(([file]) => file).filter((file) => changed.includes(file)),
    }));
    for (const { code: locale } of LANGUAGES) {
      const file = relative(root, catalog.getFilename(locale));
      const now = entriesOf(readFileSync(join(root, file), 'utf8'));
      const before = entriesOf(textAt(root, base, file));
      for (const problem of notInStep({ before, now, said, changed })) problems.push(`${file}: ${problem}. Run "npm run extract".`);
      if (COMPLETE_LANGUAGES.includes(locale))
        for (const { key, words } of now) if (!words) problems.push(`${file}: ${key.trim()} has no words. Fill the empty msgstr.`);
    }
  }
  return problems;
}
