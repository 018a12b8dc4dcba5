import { isSame } from '@milepost/kit/forms/grammar';
import { MENU_KIND, menuProblems } from '@milepost/openapi/domains/menu';
import type { MenuDraft, MenuProblem, MenuRecord } from '@milepost/openapi/domains/menu';
import { routePath } from '@milepost/openapi/guards';
import { isFixedPath } from '../../routing/fixedPaths.ts';

/** Choice of a folder that stands for the top. */
export const TOP = '-1';

const EMPTY = { moduleId: '', iconBackgroundColor: '', isTree: false, rest: {} };

type Target = Extract<MenuDraft['property'], { readonly kind: 'value' }>['value'];

/** Values of the form: its choices hold text, and there is always a target to fill in; `unread` is one nobody could read. */
export type TypedEntry = Omit<MenuDraft, 'type' | 'property'> & {
  readonly type: string;
  readonly property: { readonly kind: 'value'; readonly value: Target; readonly unread?: string };
};

/** Values a new entry begins with, at the top or in a folder. */
export const newEntry = (parentId: string | null) => ({
  parentId: parentId ?? TOP,
  category: 'web' as const,
  type: String(MENU_KIND.page),
  opensIn: 'page' as const,
  icon: '',
  property: { kind: 'value' as const, value: EMPTY },
});

/** An entry as the form edits it. */
export const typedOf = ({ parentId, type, property, ...entry }: MenuRecord) => ({
  ...entry,
  parentId: parentId ?? TOP,
  type: String(type),
  property:
    property.kind === 'value'
      ? property
      : { kind: 'value' as const, value: EMPTY, ...(property.kind === 'broken' && { unread: property.text }) },
});

/** Body that is sent. A folder has no target, and nothing but what has an address keeps one. */
export function bodyOf({ parentId, type, property, urlAddress, ...entry }: TypedEntry): MenuDraft {
  const kind = Number(type);
  const isAddressed = hasAddress(kind);
  return {
    ...entry,
    parentId: parentId === TOP ? null : parentId,
    type: kind,
    urlAddress: isAddressed ? urlAddress : '',
    property: isAddressed || kind === MENU_KIND.screen ? targetOf(property) : { kind: 'none' },
  };
}

/** A target goes back as it came where it could not be read and nothing was put in its place. @reading R-708 */
function targetOf({ value, unread }: TypedEntry['property']): MenuDraft['property'] {
  return unread !== undefined && isSame(value, EMPTY) ? { kind: 'broken', text: unread } : { kind: 'value', value };
}

const ADDRESSED: readonly number[] = [
  MENU_KIND.page,
  MENU_KIND.model,
  MENU_KIND.dictionary,
  MENU_KIND.report,
  MENU_KIND.link,
  MENU_KIND.portal,
];
const hasAddress = (kind: number): boolean => ADDRESSED.includes(kind);
/** Types whose address is the path of a page of the console. */
export const PAGES: readonly string[] = ADDRESSED.filter((kind) => kind !== MENU_KIND.link).map(String);
export const ADDRESSES: readonly string[] = ADDRESSED.map(String);
/** Types that show a model, a report or a screen, named by its id. */
export const TARGETED: readonly string[] = [
  MENU_KIND.model,
  MENU_KIND.dictionary,
  MENU_KIND.report,
  MENU_KIND.screen,
  MENU_KIND.portal,
].map(String);
/** Types whose page shows its rows as a tree where it is told to. @source shell §2.3 */
export const TREES: readonly string[] = [MENU_KIND.model, MENU_KIND.dictionary, MENU_KIND.report].map(String);
export const WINDOWED: readonly string[] = [MENU_KIND.link].map(String);

/** The path an entry asks for is one of the console's own pages. @source shell §2.1 */
export const isOwnPath = ({ type, urlAddress }: Pick<TypedEntry, 'type' | 'urlAddress'>): boolean =>
  PAGES.includes(type) && isFixedPath(routePath(urlAddress));

/** Problems of an entry, by the rules of the contract. */
export const entryProblems = (draft: TypedEntry): MenuProblem[] =>
  menuProblems({ ...draft, type: Number(draft.type), urlAddress: draft.urlAddress.trim() });
