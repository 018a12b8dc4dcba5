import { CommandFailure, EXIT } from '../../failure.ts';
import type { MenuWords } from '../../registration/index.ts';
import { menuNamesIn } from './menuNames.ts';
import type { Question } from './questions.ts';
import type { PlanFlags } from '../../workspace/index.ts';

/** Flags as they were typed. */
export interface NewPageFlags extends PlanFlags {
  type?: string;
  resource?: string;
  path?: string;
  /** Directory it stands in, `top` for none. */
  folder?: string;
  /** Of an entry that is no page of a list: what it shows. */
  target?: string;
  /** Of a directory: entries that stand in it, `NAME=TYPE,ZH,ZHTW[,TARGET]`. */
  entry?: readonly string[];
  /** Server that targets are judged against, and no judgement at all. */
  server?: string;
  unchecked?: boolean;
  /** Of a page of a design: its file, or its code on the server that `target` names; and a file of words. */
  design?: string;
  model?: string;
  words?: string;
  zh?: string;
  zhtw?: string;
  /** Names of its menu entry in other languages, `CODE=WORDS`. */
  menuName?: readonly string[];
  columns?: string;
  search?: string;
  fields?: string;
  hide?: string;
  control?: readonly string[];
  label?: readonly string[];
}

/** Words for a field or a value. English is made of its name where it is not given. */
export interface GivenWords {
  readonly zh: string;
  readonly zhtw: string;
  readonly en: string | null;
}

export interface PageInput {
  /** Kebab case: `bill-rule`. */
  readonly name: string;
  /** `operationId` of the list. */
  readonly resource: string;
  /** Place of the page in the menu, without the slash at the start; null to find it. */
  readonly path: string | null;
  /** Code of the directory of its entry, `top` for none; null where its address says it. */
  readonly folder: string | null;
  /** Name of one record; null for the reviewed words. */
  readonly zh: string | null;
  readonly zhtw: string | null;
  /** Names of the menu entry by language. */
  readonly menuNames: MenuWords;
  /** Members by name, in the order they were typed; null for what is usual. */
  readonly columns: readonly string[] | null;
  readonly search: readonly string[] | null;
  readonly fields: readonly string[] | null;
  readonly hide: readonly string[];
  /** Controls by member, as they were typed. */
  readonly controls: ReadonlyMap<string, string>;
  /** Words by member, or by `member.value`. */
  readonly labels: ReadonlyMap<string, GivenWords>;
}

/** The input, or everything that is wrong with it. */
export type ReadInput = { readonly input: PageInput } | { readonly problems: readonly string[] };

/** Flags of the other types alone. */
const OF_ENTRIES = ['target', 'entry', 'server', 'unchecked'] as const;
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Names Windows gives no file to. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;
const PATH = /^[A-Za-z][\w-]*(\/[A-Za-z][\w-]*)+$/;
/** A member, or a value of one, which may be any text: `weather.heavy rain`, `weather.晴`. */
const MEMBER = /^[A-Za-z]\w*(\.[^=,]+)?$/;
/** Signs a message gives a meaning to. */
const MESSAGE_SIGNS = /[{}<>\n]/;

/** Reads name and flags; says all problems at once. */
export function readNewPageInput(name: string, flags: NewPageFlags): ReadInput {
  const { type, resource, path, zh, zhtw } = flags;
  const problems = [...nameProblems(name), ...typeProblems(type)];
  if (resource === undefined)
    problems.push('--resource is missing. Give the operationId of a list, such as listGroups; "npx milepost list resources" has them all.');
  for (const flag of OF_ENTRIES)
    if (flags[flag] !== undefined) problems.push(`--${flag} is for entries that are no page with a list; this is type 2.`);
  if (path !== undefined && !PATH.test(path))
    problems.push(
      `--path is "${path}", which is no address of a page. Give two or more parts without a slash at the start, such as system/area.`,
    );
  else if (path !== undefined && path.length > MOST_CHARS)
    problems.push(
      `--path has ${path.length} characters, and a code of the menu, which is made of it, has at most ${MOST_CHARS}. Take a shorter one.`,
    );
  problems.push(...recordNameProblems({ zh, zhtw }));
  for (const [flag, words] of [
    ['--zh', zh],
    ['--zhtw', zhtw],
  ] as const)
    if (words !== undefined && isWords(words)) problems.push(...menuNameProblems(flag, words));
  const menuNames = menuNamesIn(flags.menuName, problems);
  const controls = readPairs('--control', flags.control, 'organizeId=organizationId', problems);
  const labels = readLabels(flags.label, problems);
  const lists = {
    columns: namesOf('--columns', flags.columns, problems),
    search: namesOf('--search', flags.search, problems),
    fields: namesOf('--fields', flags.fields, problems),
    hide: namesOf('--hide', flags.hide, problems) ?? [],
  };
  if (problems.length > 0 || resource === undefined) return { problems };
  return {
    input: {
      name,
      resource,
      path: path ?? null,
      folder: flags.folder ?? null,
      zh: zh?.trim() ?? null,
      zhtw: zhtw?.trim() ?? null,
      menuNames,
      ...lists,
      controls,
      labels,
    },
  };
}

/** Problems of the name of a page or an entry. */
export function nameProblems(name: string): string[] {
  if (!NAME.test(name))
    return [`"${name}" is no name for a folder of a page. Use lower case letters, digits and single hyphens, such as bill-rule.`];
  if (name.length > MOST_CHARS)
    return [
      `"${name.slice(0, MOST_NAMED_CHARS)}…" has ${name.length} characters, and a code of the menu has at most ${MOST_CHARS}. Take a shorter name.`,
    ];
  return RESERVED.test(name) ? [`"${name}" is a name Windows gives no folder to. Take another, such as ${name}-list.`] : [];
}

function typeProblems(type: string | undefined): string[] {
  if (type === '2') return [];
  if (type === undefined) return ['--type is missing. Use --type 2, a page with a list and a form.'];
  return [`--type is "${type}", which is no type of a menu entry (0 to 8). Use --type 2, a page with a list and a form.`];
}

/** Longest code, and longest name, of an entry of the menu. @source admin §2 */
const MOST_CHARS = 50;
/** Characters of a name that is too long, as a refusal shows it. */
const MOST_NAMED_CHARS = 20;

/** Problems with the name of an entry of the menu: one that no menu could hold. @param flag that gave it */
export const menuNameProblems = (flag: string, words: string): string[] =>
  words.trim().length > MOST_CHARS
    ? [`${flag} has ${words.trim().length} characters, and a name in the menu has at most ${MOST_CHARS}. Say it in fewer.`]
    : [];

/** Words a message can hold. */
export const isWords = (words: string): boolean => words.trim() !== '' && !MESSAGE_SIGNS.test(words);

/** Problems of the names of one record. */
export const recordNameProblems = (names: Readonly<Record<'zh' | 'zhtw', string | undefined>>): readonly string[] =>
  Object.entries(names).flatMap(([flag, words]) =>
    words === undefined || isWords(words) ? [] : [`--${flag} is empty or holds {, }, < or >. Say what one record is called.`],
  );

/** `a,b,c` */
function namesOf(flag: string, typed: string | undefined, problems: string[]): readonly string[] | null {
  if (typed === undefined) return null;
  const names = [...new Set(typed.split(',').map((one) => one.trim()))];
  const bad = names.filter((one) => !MEMBER.test(one));
  if (bad.length > 0) problems.push(`${flag} is "${typed}". Give names of members joined by commas, such as fullName,enCode.`);
  return names;
}

/** `member=text` by member, each flag one. @param problems those found are added */
export function readPairs(flag: string, typed: readonly string[] = [], example: string, problems: string[]): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const one of typed) {
    const [, member = '', text = ''] = /^([^=]*)=(.*)$/.exec(one) ?? [];
    if (!MEMBER.test(member) || text.trim() === '') problems.push(`${flag} is "${one}". Give it as ${flag} ${example}.`);
    else pairs.set(member, text.trim());
  }
  return pairs;
}

const LABEL_EXAMPLE = 'organizeId=SIMPLIFIED,TRADITIONAL';

/** `member=SIMPLIFIED,TRADITIONAL[,ENGLISH]` by member. @param problems those found are added */
export function readLabels(typed: readonly string[] | undefined, problems: string[]): Map<string, GivenWords> {
  const labels = new Map<string, GivenWords>();
  for (const [member, text] of readPairs('--label', typed, LABEL_EXAMPLE, problems)) {
    const [zh = '', zhtw = '', en, ...more] = text.split(',').map((one) => one.trim());
    if (![zh, zhtw, en ?? 'none'].every(isWords) || more.length > 0)
      problems.push(
        `--label is "${member}=${text}". Give Simplified and Traditional Chinese, and English if it should not be made of the name: --label ${LABEL_EXAMPLE},ENGLISH.`,
      );
    else labels.set(member, { zh, zhtw, en: en ?? null });
  }
  return labels;
}

/** All problems as one failure. */
export const inputFailure = (problems: readonly string[], questions: readonly Question[] = []): CommandFailure =>
  new CommandFailure(EXIT.usage, problems.map((problem) => `[milepost] ${problem}`).join('\n'), undefined, {
    status: 'inputRequired',
    problems,
    questions,
  });

/** Stops where there are problems. @throws CommandFailure 2 with all of them */
export function refuseProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw inputFailure(problems);
}
