import { FIELD_LIMITS, present, sortProblem, textProblem, type FieldProblem } from '../../rules/index.ts';
import type { MenuDraft, MenuRightDraft, MenuSystemDraft } from './model.ts';

/** Kinds of entries by their numbers. @source shell §2.3 */
export const MENU_KIND = {
  directory: 0,
  category: 1,
  page: 2,
  model: 3,
  dictionary: 4,
  report: 5,
  screen: 6,
  link: 7,
  portal: 8,
} as const;

/** Folders, in which other entries may stand. */
export const isFolder = (type: number): boolean => type === MENU_KIND.directory || type === MENU_KIND.category;

/** Letters, digits, dots, hyphens and underscores; the first and the last one is a letter or a digit. @reading R-473 */
const CODE = /^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$/;
/** Address of a page of the program: segments of letters, digits, hyphens and underscores. */
const PAGE_ADDRESS = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/;
/** Address of a link: ours, an https one, or one that begins with the visualisation host. @reading R-167 */
const LINK_ADDRESS = /^(\/(?!\/)|https?:\/\/[^\s/]|\$\{dataV\}\/)\S*$/;

/** Members all three have. */
interface NamedDraft {
  readonly fullName: string;
  readonly enCode: string;
  readonly sortCode: number | null;
}
type NamedField = 'fullName' | 'enCode' | 'sortCode';

const named = ({ fullName, enCode, sortCode }: NamedDraft) => [
  textProblem('fullName', fullName, FIELD_LIMITS.nameChars),
  textProblem('enCode', enCode, FIELD_LIMITS.codeChars, CODE),
  sortProblem(sortCode),
];

export type MenuSystemProblem = FieldProblem<NamedField>;
/** Kinds of entries that show one thing out of a list, by what that is. */
export const MENU_TARGET = { [MENU_KIND.model]: 'design', [MENU_KIND.dictionary]: 'dictionary', [MENU_KIND.portal]: 'portal' } as const;
export type MenuTarget = (typeof MENU_TARGET)[keyof typeof MENU_TARGET];

/** Thing out of a list that an entry of a kind shows; null for the other kinds. */
export const targetOf = (type: number): MenuTarget | null =>
  Object.hasOwn(MENU_TARGET, type) ? MENU_TARGET[type as keyof typeof MENU_TARGET] : null;

export type MenuProblem = FieldProblem<NamedField | 'type' | 'urlAddress' | MenuTarget>;
export type MenuRightProblem = FieldProblem<NamedField>;

/** Problems of a system, at most one per field. @reading R-472 */
export const systemProblems = (draft: NamedDraft & Partial<MenuSystemDraft>): MenuSystemProblem[] => present(named(draft));

/** Problems of a right of a page, at most one per field. @reading R-475 */
export const menuRightProblems = (draft: NamedDraft & Partial<MenuRightDraft>): MenuRightProblem[] => present(named(draft));

/**
 * Problems of an entry of the menu, at most one per field, in the order of the dialog.
 * @param draft with the id of what it shows, empty for nothing; left out where that is not judged, as in files of other systems
 * @reading R-473
 */
export function menuProblems(draft: NamedDraft & Pick<MenuDraft, 'type' | 'urlAddress'> & { readonly moduleId?: string }): MenuProblem[] {
  const { type, urlAddress, moduleId } = draft;
  const target = targetOf(type);
  const isKnown = Object.values<number>(MENU_KIND).includes(type);
  return present<MenuProblem>([
    ...named(draft),
    isKnown ? null : { field: 'type', problem: 'range' },
    type === MENU_KIND.page ? textProblem('urlAddress', urlAddress, Infinity, PAGE_ADDRESS) : null,
    type === MENU_KIND.link ? textProblem('urlAddress', urlAddress, Infinity, LINK_ADDRESS) : null,
    target === null || moduleId === undefined || moduleId.trim() !== '' ? null : { field: target, problem: 'required' },
  ]);
}
