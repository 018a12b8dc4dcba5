import { CommandFailure, EXIT } from '../../../failure.ts';
import type { Io } from '../../../io.ts';
import { MENU_FILE, MENU_WORDS, NEW_PAGES_FILE, codesOf, foldersOf, withMenuEntry, withMenuName } from '../../../registration/index.ts';
import { camel, capital, wordsIn } from '../../../templates/names.ts';
import { nearest } from '../../../templates/nearest.ts';
import { changeFacts, countsOf, differencesOf, diskSnapshot, findProject, linesOf, real, writeRun } from '../../../workspace/index.ts';
import type { FileChange, Snapshot, World } from '../../../workspace/index.ts';
import { dictionaryCodes } from '../declaration/dictionaries.ts';
import { inputFailure, type NewPageFlags } from '../input.ts';
import { readEntryInput, type EntryInput } from './input.ts';

type Format = (file: string, text: string) => Promise<string>;

interface EntryPlan {
  readonly code: string;
  readonly changes: readonly FileChange[];
  readonly notes: readonly string[];
}

/**
 * Adds an entry to the menu whose page is drawn from a configuration, or that has none: to the data of every sandbox, and its names
 * in the other languages.
 * @throws CommandFailure 2 unusable input, a folder that is not there, a code that is taken · 3 no project · 4 files that are not as expected
 */
export async function newEntryCommand(
  name: string,
  flags: NewPageFlags,
  io: Io,
  world: World,
  formatOf: (snapshot: Snapshot) => Promise<Format>,
): Promise<number> {
  const input = readEntryInput(name, flags);
  const root = findProject(world.cwd);
  const snapshot = diskSnapshot(root);
  const plan = await planEntry(input, snapshot, await formatOf(snapshot));
  const done = real(plan.changes);
  const { isPreview, isDiff, isJson } = input;
  if (!isPreview) writeRun(root, `new page ${name} --type ${input.type}`, done, world.files, world.nowMs());
  if (isJson) io.out(JSON.stringify(factsOf(input, plan)));
  else {
    if (isDiff) io.out(differencesOf(plan.changes));
    io.out(reportOf(input, plan));
  }
  return EXIT.done;
}

async function planEntry(input: EntryInput, snapshot: Snapshot, format: Format): Promise<EntryPlan> {
  const { name, kind, folder, target, zh, zhtw } = input;
  const code = camel(name);
  const texts = [MENU_FILE, NEW_PAGES_FILE].map((file) => snapshot.read(file) ?? '');
  const folders = texts.flatMap(foldersOf);
  const problems = [
    ...(folders.includes(folder) ? [] : [`The menu has no folder "${folder}". Its folders are ${folders.join(', ')}.`]),
    ...(codesOf(...texts).includes(code) ? [`The menu has an entry with the code "${code}" already. Give this one another name.`] : []),
  ];
  if (problems.length > 0) throw inputFailure(problems);
  const english = capital(wordsIn(name).join(' '));
  const isLink = kind.by === 'link';
  const entry = {
    folder,
    by: kind.by,
    code,
    name: zh,
    icon: code,
    ...(kind.by === 'directory' || kind.by === 'category' ? { more: ['[]'] } : {}),
    ...(isLink && { more: [`'${target}'`, "'_blank'"] }),
    ...(target !== null && !isLink && { target }),
  };
  const edits: readonly (readonly [file: string, change: (text: string) => string | null])[] = [
    [NEW_PAGES_FILE, (text) => withMenuEntry(text, entry)],
    [MENU_WORDS.en, (text) => withMenuName(text, code, zh, english)],
    [MENU_WORDS.zhtw, (text) => withMenuName(text, code, zh, zhtw)],
  ];
  const changes = await Promise.all(
    edits.map(async ([file, change]): Promise<FileChange> => {
      const before = snapshot.read(file);
      const after = before === null ? null : change(before);
      if (before === null || after === null)
        throw new CommandFailure(
          EXIT.conflict,
          `[milepost] ${file} is not as expected, so the entry cannot be added. Nothing was written.`,
        );
      return { path: file, before, after: await format(file, after) };
    }),
  );
  return { code, changes, notes: notesOf(input, code, snapshot) };
}

function notesOf({ kind, target }: EntryInput, code: string, snapshot: Snapshot): string[] {
  const address = kind.address(code);
  const notes = [
    address === null ? 'It has no address of its own.' : `Its address is /${address}.`,
    kind.needs,
    `It reaches the data of a sandbox with its next start, once; administrators see it, others when a role has it.`,
    `The menu of another server needs it too: it is made there on the page of menus (/system/menu).`,
  ];
  if (kind.by !== 'dictionaryPage' || target === null) return notes;
  const codes = dictionaryCodes(snapshot);
  if (codes.includes(target)) return notes;
  const near = nearest(target, codes);
  return [
    ...notes,
    `A fresh sandbox has no dictionary "${target}", so the entry waits until somebody makes it.${near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''}`,
  ];
}

const reportOf = ({ name, kind, type, zh, isPreview }: EntryInput, { changes, notes }: EntryPlan): string =>
  [
    `Entry "${name}" (${zh}), type ${type}, ${kind.is}: ${countsOf(changes)}`,
    ...linesOf(changes),
    'To know:',
    ...notes.map((note) => `  ${note}`),
    isPreview ? 'Nothing was written. Leave out --dry-run and --diff to write it.' : 'Take it back with "npx milepost undo".',
  ].join('\n');

const factsOf = ({ name, type, kind, isPreview, isDiff }: EntryInput, { code, changes, notes }: EntryPlan) => ({
  status: isPreview ? 'planned' : 'written',
  page: name,
  type: Number(type),
  route: kind.address(code),
  changes: changeFacts(changes, isDiff),
  conflicts: [],
  questions: [],
  notes,
});
