import { nameProblems, inputFailure, isWords, type NewPageFlags } from '../input.ts';
import { ENTRY_KINDS, type EntryKind } from './kinds.ts';

/** An entry of the menu as it was typed. */
export interface EntryInput {
  readonly name: string;
  readonly type: string;
  readonly kind: EntryKind;
  /** Code of the folder it stands in. */
  readonly folder: string;
  readonly target: string | null;
  readonly zh: string;
  readonly zhtw: string;
  readonly isPreview: boolean;
  readonly isDiff: boolean;
  readonly isJson: boolean;
}

/** Flags of a page of type 2 alone. */
const OF_LISTS = ['resource', 'path', 'columns', 'search', 'fields', 'hide', 'control', 'label'] as const;
/** Addresses a link may have. @reading R-167 */
const LINK = /^(\/(?!\/)|https?:\/\/[^\s/]|\$\{dataV\}\/)\S*$/;
const SAFE = /^[^\s'\\]+$/;

/** Reads name and flags of an entry. @throws CommandFailure 2 with everything that is wrong */
export function readEntryInput(name: string, flags: NewPageFlags): EntryInput {
  const { type = '', folder, target, zh = '', zhtw = '', dryRun = false, diff = false, json = false } = flags;
  const kind = ENTRY_KINDS[type];
  if (!kind) throw new Error(`[milepost] ${type} is no type of an entry`);
  const more = OF_LISTS.filter((flag) => flags[flag] !== undefined);
  const problems = [
    ...nameProblems(name),
    ...more.map((flag) => `--${flag} is for pages with a list, type 2; this is ${kind.is}.`),
    ...(folder === undefined ? ['--folder is missing. Give the code of a directory of the menu, such as system.'] : []),
    ...targetProblems(kind, target),
    ...(isWords(zh) ? [] : ['--zh is missing or holds {, }, < or >. Say what the entry is called in Simplified Chinese.']),
    ...(isWords(zhtw) ? [] : ['--zhtw is missing or holds {, }, < or >. Say what the entry is called in Traditional Chinese.']),
  ];
  if (problems.length > 0) throw inputFailure(problems);
  return {
    name,
    type,
    kind,
    folder: folder ?? '',
    target: target ?? null,
    zh: zh.trim(),
    zhtw: zhtw.trim(),
    isPreview: dryRun || diff,
    isDiff: diff,
    isJson: json,
  };
}

function targetProblems(kind: EntryKind, target: string | undefined): string[] {
  if (kind.target === null) return target === undefined ? [] : [`--target is for entries that show something; this is ${kind.is}.`];
  if (target === undefined) return [`--target is missing. Give ${kind.target}.`];
  const fits = kind.by === 'link' ? LINK : SAFE;
  return fits.test(target) && SAFE.test(target) ? [] : [`--target is "${target}". Give ${kind.target}.`];
}
