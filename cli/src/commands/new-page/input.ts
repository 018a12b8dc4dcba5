import { CommandFailure, EXIT } from '../../failure.ts';

/** Flags as they were typed. */
export interface NewPageFlags {
  type?: string;
  resource?: string;
  path?: string;
  zh?: string;
  zhtw?: string;
  dryRun?: boolean;
  diff?: boolean;
  json?: boolean;
}

export interface PageInput {
  /** Kebab case: `bill-rule`. */
  readonly name: string;
  /** `operationId` of the list. */
  readonly resource: string;
  /** Place of the page in the menu, without the slash at the start; null to find it. */
  readonly path: string | null;
  /** Name of one record; null for the reviewed words. */
  readonly zh: string | null;
  readonly zhtw: string | null;
  /** Nothing is written. */
  readonly isPreview: boolean;
  readonly isDiff: boolean;
  readonly isJson: boolean;
}

/** The input, or everything that is wrong with it. */
export type ReadInput = { readonly input: PageInput } | { readonly problems: readonly string[] };

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PATH = /^[A-Za-z][\w-]*(\/[A-Za-z][\w-]*)+$/;

/** Menu types by number. @source shell §2.3 */
const TYPES: Readonly<Record<string, string>> = {
  '0': 'a directory of the menu, which has no page',
  '1': 'a category of the menu, which has no page of its own',
  '3': 'a page of a model, which will be drawn from the configuration of the model and not be written as code',
  '4': 'a page of a dictionary model, which will be drawn from its configuration and not be written as code',
  '5': 'a report, whose template comes with the report frame',
  '6': 'a link to a data screen, which opens a window and has no page',
  '7': 'a link to another address, which has no page',
  '8': 'a portal, whose template comes with the portal cards',
};

/** Reads name and flags; says all problems at once. */
export function readNewPageInput(name: string, flags: NewPageFlags): ReadInput {
  const { type, resource, path, zh, zhtw, dryRun = false, diff = false, json = false } = flags;
  const problems: string[] = [];
  if (!NAME.test(name))
    problems.push(`"${name}" is no name for a folder of a page. Use lower case letters, digits and single hyphens, such as bill-rule.`);
  if (type === undefined) problems.push('--type is missing. Use --type 2, a page with a list and a dialog.');
  else if (type !== '2')
    problems.push(
      Object.hasOwn(TYPES, type)
        ? `--type ${type} is ${TYPES[type]}; it has no template. Use --type 2, a page with a list and a dialog.`
        : `--type is "${type}", which is no type of a menu entry (0 to 8). Use --type 2, a page with a list and a dialog.`,
    );
  if (resource === undefined) problems.push('--resource is missing. Give the operationId of a list, such as listAreas.');
  if (path !== undefined && !PATH.test(path))
    problems.push(
      `--path is "${path}", which is no address of a page. Give two or more parts without a slash at the start, such as system/area.`,
    );
  for (const [flag, words] of [
    ['--zh', zh],
    ['--zhtw', zhtw],
  ] as const)
    if (words !== undefined && words.trim() === '') problems.push(`${flag} is empty. Say what one record is called, or leave it out.`);
  if (problems.length > 0 || resource === undefined) return { problems };
  return {
    input: {
      name,
      resource,
      path: path ?? null,
      zh: zh?.trim() ?? null,
      zhtw: zhtw?.trim() ?? null,
      isPreview: dryRun || diff,
      isDiff: diff,
      isJson: json,
    },
  };
}

/** All problems as one failure. */
export const inputFailure = (problems: readonly string[]): CommandFailure =>
  new CommandFailure(EXIT.usage, problems.map((problem) => `[milepost] ${problem}`).join('\n'));
