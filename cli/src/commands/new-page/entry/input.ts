import { nameProblems, menuNameProblems, inputFailure, isWords, type NewPageFlags } from '../input.ts';
import { TOP, type MenuWords } from '../../../registration/index.ts';
import { camel } from '../../../templates/names.ts';
import { menuNamesIn } from '../menuNames.ts';
import { ENTRY_KINDS, type EntryKind } from './kinds.ts';

/** An entry of the menu as it was typed. */
export interface TypedEntry {
  readonly name: string;
  readonly type: string;
  readonly kind: EntryKind;
  /** Code of the directory it stands in; null at the top. */
  readonly folder: string | null;
  readonly target: string | null;
  readonly zh: string;
  readonly zhtw: string;
}

/** Entries to make: the one that was named, and those that stand in it. */
export interface EntryInput {
  readonly entry: TypedEntry;
  readonly inside: readonly TypedEntry[];
  /** Names of the one that was named, by language. */
  readonly menuNames: MenuWords;
  /** Address of the server targets are judged against; null for the sandbox. */
  readonly server: string | null;
  /** Targets are taken as they are typed. */
  readonly isUnchecked: boolean;
}

/** Flags of a page of type 2 alone. */
const OF_LISTS = ['resource', 'path', 'columns', 'search', 'fields', 'hide', 'control', 'label'] as const;
/** Addresses a link may have. @reading R-167 */
const LINK = /^(\/(?!\/)|https?:\/\/[^\s/]|\$\{dataV\}\/)\S*$/;
const SAFE = /^[^\s'\\]+$/;
const ENTRY_EXAMPLE = 'road-kinds=4,SIMPLIFIED,TRADITIONAL,road.kind';

/** Reads name and flags of an entry. @throws CommandFailure 2 with everything that is wrong */
export function readEntryInput(name: string, flags: NewPageFlags): EntryInput {
  const { type = '', folder, target, zh = '', zhtw = '', server, unchecked = false } = flags;
  const kind = ENTRY_KINDS[type];
  if (!kind) throw new Error(`[milepost] ${type} is no type of an entry`);
  const more = OF_LISTS.filter((flag) => flags[flag] !== undefined);
  const problems = [
    ...nameProblems(name),
    ...more.map((flag) => `--${flag} is for pages with a list, type 2; this is ${kind.is}.`),
    ...targetProblems(kind, target),
    ...(isWords(zh) ? [] : ['--zh is missing or holds {, }, < or >. Say what the entry is called in Simplified Chinese.']),
    ...(isWords(zhtw) ? [] : ['--zhtw is missing or holds {, }, < or >. Say what the entry is called in Traditional Chinese.']),
    ...menuNameProblems('--zh', zh),
    ...menuNameProblems('--zhtw', zhtw),
    ...folderProblems(kind, name),
    ...(flags.entry !== undefined && !kind.isFolder ? [`--entry is for directories and categories; this is ${kind.is}.`] : []),
  ];
  const inside = (flags.entry ?? []).flatMap((typed) => readInside(typed, camel(name), problems));
  const twice = [name, ...inside.map((one) => one.name)].filter((one, at, all) => all.indexOf(one) !== at);
  problems.push(...twice.map((one) => `"${one}" is named twice. Every entry has a name of its own.`));
  const menuNames = menuNamesIn(flags.menuName, problems);
  if (problems.length > 0) throw inputFailure(problems);
  const place = folder === undefined || folder === TOP ? null : folder;
  return {
    entry: { name, type, kind, folder: place, target: target ?? null, zh: zh.trim(), zhtw: zhtw.trim() },
    inside,
    menuNames,
    server: server ?? null,
    isUnchecked: unchecked,
  };
}

/** An entry of a new directory: `NAME=TYPE,ZH,ZHTW[,TARGET]`. */
function readInside(typed: string, folder: string, problems: string[]): TypedEntry[] {
  const [, name = '', rest = ''] = /^([^=]*)=(.*)$/.exec(typed) ?? [];
  const [type = '', zh = '', zhtw = '', ...more] = rest.split(',').map((one) => one.trim());
  const kind = Object.hasOwn(ENTRY_KINDS, type) ? ENTRY_KINDS[type] : undefined;
  // An address may hold commas.
  const target = more.length > 0 ? more.join(',') : undefined;
  if (!kind || !isWords(zh) || !isWords(zhtw)) {
    problems.push(
      type === '2'
        ? `--entry is "${typed}". A page with a list has a command of its own: make the directory first, then "milepost new page ${name || 'NAME'} --type 2 --folder ${folder}".`
        : `--entry is "${typed}". Give a name, a type (0, 1, 3 to 8), what it is called, and what it shows: --entry ${ENTRY_EXAMPLE}.`,
    );
    return [];
  }
  const wrong = [
    ...nameProblems(name),
    ...menuNameProblems('its name', zh),
    ...folderProblems(kind, name),
    ...targetProblems(kind, target),
  ].map((problem) => `--entry ${name}: ${problem}`);
  problems.push(...wrong);
  return wrong.length > 0 ? [] : [{ name, type, kind, folder, target: target ?? null, zh, zhtw }];
}

const folderProblems = (kind: EntryKind, name: string): string[] =>
  kind.isFolder && camel(name) === TOP
    ? [`"${TOP}" says with --folder that an entry stands in no directory, so none can be called that. Take another name.`]
    : [];

function targetProblems(kind: EntryKind, target: string | undefined): string[] {
  if (kind.target === null) return target === undefined ? [] : [`--target is for entries that show something; this is ${kind.is}.`];
  if (target === undefined) return [`--target is missing. Give ${kind.target}.`];
  const fits = kind.by === 'link' ? LINK : SAFE;
  return fits.test(target) && SAFE.test(target) ? [] : [`--target is "${target}". Give ${kind.target}.`];
}
