import { CommandFailure, EXIT } from '../../../failure.ts';
import {
  MENU_FILE,
  NEW_PAGES_FILE,
  foldersOf,
  menuLanguagesOf,
  menuNameEdits,
  menuWordsFile,
  newEntries,
  readEntries,
  withMenuEntry,
  untranslatedNotes,
  type FileEdit,
  type MenuWords,
  type WrittenEntry,
} from '../../../registration/index.ts';
import { camel, capital, wordsIn } from '../../../templates/names.ts';
import { nearest } from '../../../templates/nearest.ts';
import type { FileChange, Snapshot } from '../../../workspace/index.ts';
import type { Format } from '../format.ts';
import { inputFailure } from '../input.ts';
import { menuLanguageProblems } from '../menuNames.ts';
import type { EntryInput, TypedEntry } from './input.ts';
import type { AskedKind, TargetsOf } from './knownTargets.ts';

export interface EntryPlan {
  readonly code: string;
  readonly changes: readonly FileChange[];
  readonly notes: readonly string[];
}

/** Opens whoever knows what there is; called only where something is to be judged. */
export type Judge = () => Promise<{ readonly targetsOf: TargetsOf; readonly close: () => Promise<void> }>;

/**
 * Everything new entries change, worked out in memory. Those that are there as they would be written change nothing.
 * @throws CommandFailure 2 a directory or a target that is not there, a code that is taken · 4 files that are not as expected
 */
export async function planEntries(input: EntryInput, snapshot: Snapshot, format: Format, judge: Judge): Promise<EntryPlan> {
  const typed = [input.entry, ...input.inside];
  const texts = new Map(filesOf(snapshot).map((file) => [file, snapshot.read(file)] as const));
  const [menu, pages] = [snapshot.read(MENU_FILE) ?? '', snapshot.read(NEW_PAGES_FILE) ?? ''];
  const fresh = typed.filter((one) => !isThere(one, pages));
  const problems = [
    ...menuLanguageProblems(input.menuNames, snapshot),
    ...placeProblems(input, foldersOf(menu, pages)),
    ...codeProblems(fresh, menu, pages),
  ];
  if (problems.length > 0) throw inputFailure(problems);
  if (!input.isUnchecked) await judgeTargets(fresh, input, judge);
  for (const one of typed)
    for (const [file, change] of editsOf(one, one === input.entry ? input.menuNames : {}, snapshot)) {
      const text = texts.get(file) ?? null;
      const after = text === null ? null : change(text);
      if (after === null)
        throw new CommandFailure(
          EXIT.conflict,
          `[milepost] ${file} is not as expected, so the entry cannot be added. Nothing was written.`,
        );
      texts.set(file, after);
    }
  const changes = await Promise.all(
    [...texts].map(async ([file, text]): Promise<FileChange> => {
      const before = snapshot.read(file);
      return { path: file, before, after: text === null || text === before ? before : await format(file, text) };
    }),
  );
  return { code: camel(input.entry.name), changes, notes: [...notesOf(input), ...nameNotes(input, snapshot)] };
}

/** Files an entry stands in. */
const filesOf = (snapshot: Snapshot): string[] => [NEW_PAGES_FILE, ...menuLanguagesOf(snapshot).map(({ code }) => menuWordsFile(code))];

const english = (name: string): string => capital(wordsIn(name).join(' '));

function writtenAs({ name, kind, folder, target, zh }: TypedEntry): WrittenEntry {
  const code = camel(name);
  const isLink = kind.by === 'link';
  return {
    folder,
    by: kind.by,
    code,
    name: zh,
    icon: code,
    ...(kind.isFolder && { more: ['[]'] }),
    ...(isLink && { more: [`'${target}'`, "'_blank'"] }),
    ...(target !== null && !isLink && { target }),
  };
}

const editsOf = (one: TypedEntry, names: MenuWords, snapshot: Snapshot): readonly FileEdit[] => [
  [NEW_PAGES_FILE, (text) => withMenuEntry(text, writtenAs(one))],
  ...menuNameEdits(snapshot, camel(one.name), one.zh, { en: english(one.name), zhtw: one.zhtw, ...names }),
];

const isThere = (one: TypedEntry, pages: string): boolean => withMenuEntry(pages, writtenAs(one)) === pages;

const placeProblems = ({ entry: { folder } }: EntryInput, folders: readonly string[]): string[] => {
  if (folder === null || folders.includes(folder)) return [];
  const near = nearest(folder, folders);
  const meant = near.length > 0 ? `Did you mean ${near.join(', ')}? ` : '';
  return [
    `The menu has no directory "${folder}". ${meant}Its directories are ${folders.join(', ')}; without --folder it stands at the top.`,
  ];
};

function codeProblems(fresh: readonly TypedEntry[], menu: string, pages: string): string[] {
  const [known, own] = [readEntries(menu, pages), newEntries(pages)];
  return fresh.flatMap(({ name }) => {
    const code = camel(name);
    if (!known.some((entry) => entry.code === code)) return [];
    const isOwn = own.some((entry) => entry.code === code);
    return [
      `The menu has another entry with the code "${code}" already. Give this one another name${isOwn ? `, or take that one away first with "npx milepost remove page ${name}"` : ''}.`,
    ];
  });
}

/** Held against what the server has. @throws CommandFailure 2 with every target that is not there, and what is near it */
async function judgeTargets(fresh: readonly TypedEntry[], { server }: EntryInput, judge: Judge): Promise<void> {
  const asked = fresh.flatMap(({ name, kind, target }) =>
    target === null || kind.by === 'link' ? [] : [{ name, kind: kind.by as AskedKind, is: kind.is, wanted: target }],
  );
  if (asked.length === 0) return;
  const where = server ?? 'the sandbox';
  const problems: string[] = [];
  const { targetsOf, close } = await judge();
  try {
    for (const { name, kind, is, wanted } of asked) {
      const known = await targetsOf(kind);
      if (known.some(({ id, code }) => id === wanted || code === wanted)) continue;
      const codes = known.map(({ code }) => code);
      const near = nearest(wanted, codes);
      const meant = near.length > 0 ? `Did you mean ${near.join(', ')}?` : `It has ${codes.slice(0, MOST_NAMED).join(', ') || 'none'}.`;
      problems.push(
        `"${name}" is ${is}, and ${where} has no "${wanted}" to show. ${meant} Make it there first, ask another server with --server URL, or take it as it is with --unchecked.`,
      );
    }
  } finally {
    await close();
  }
  if (problems.length > 0) throw inputFailure(problems);
}

/** Notes on languages that have no name for some of them. */
function nameNotes({ entry, inside, menuNames }: EntryInput, snapshot: Snapshot): string[] {
  const named = { en: entry.name, zhtw: entry.zhtw };
  const within = inside.map(({ zh }) => zh);
  return [
    ...untranslatedNotes(snapshot, [entry.zh], { ...named, ...menuNames }),
    ...(within.length > 0 ? untranslatedNotes(snapshot, within, named) : []),
  ];
}

const MOST_NAMED = 12;

function notesOf({ entry, inside }: EntryInput): string[] {
  const addresses = [entry, ...inside].map(({ name, kind }) => [name, kind.address(camel(name))] as const);
  return [
    ...addresses.map(([name, address]) => (address === null ? `"${name}" has no address of its own.` : `"${name}" is at /${address}.`)),
    ...(inside.length > 0 && entry.kind.isFolder ? [] : [entry.kind.needs]),
    ...new Set(inside.map(({ kind }) => kind.needs)),
    'A running "npm run dev" shows it at once, any other sandbox with its next start; administrators see it, others when a role has it.',
    'The menu of another server needs it too: it is made there on the page of menus (/system/menu).',
  ];
}
