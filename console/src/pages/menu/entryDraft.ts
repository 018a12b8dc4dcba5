import { isSame } from '@milepost/kit/forms/grammar';
import type { FieldProblem } from '@milepost/kit/forms/grammar';
import { MENU_KIND, menuProblems, MENU_TARGET, targetOf } from '@milepost/openapi/domains/menu';
import type { MenuDraft, MenuRecord, MenuTarget } from '@milepost/openapi/domains/menu';
import { routePath } from '@milepost/openapi/guards';
import { isFixedPath } from '../../routing/fixedPaths.ts';

/** Choice of a folder that stands for the top. */
export const TOP = '-1';

const EMPTY = { moduleId: '', iconBackgroundColor: '', isTree: false, rest: {} };

type Property = Extract<MenuDraft['property'], { readonly kind: 'value' }>['value'];

/** Ids of what an entry may show, a field for each kind of it; `other` is typed, for what no call lists. */
export type ShownIds = Readonly<Record<MenuTarget, string | null>> & { readonly other: string };
const NOTHING_SHOWN: ShownIds = { design: null, dictionary: null, portal: null, other: '' };

/** Values of the form: its choices hold text, and there is always a target to fill in; `unread` is one nobody could read. */
export type TypedEntry = Omit<MenuDraft, 'type' | 'property'> & {
  readonly type: string;
  /** Id of what it shows, under the kind of that. */
  readonly shows: ShownIds;
  readonly property: { readonly kind: 'value'; readonly value: Property; readonly unread?: string };
};

/** Values a new entry begins with, at the top or in a folder. */
export const newEntry = (parentId: string | null) => ({
  parentId: parentId ?? TOP,
  category: 'web' as const,
  type: String(MENU_KIND.page),
  opensIn: 'page' as const,
  icon: '',
  property: { kind: 'value' as const, value: EMPTY },
  shows: NOTHING_SHOWN,
});

/** Kind of what an entry shows; null for an entry that shows nothing by an id. */
const shownKind = (type: number): keyof ShownIds | null => targetOf(type) ?? (TYPED.includes(type) ? 'other' : null);
/** Types that show a report or a screen, named by its id. */
const TYPED: readonly number[] = [MENU_KIND.report, MENU_KIND.screen];

/** An entry as the form edits it. */
export function typedOf({ parentId, type, property, ...entry }: MenuRecord) {
  const { moduleId, ...value } = property.kind === 'value' ? property.value : EMPTY;
  const kind = shownKind(type);
  return {
    ...entry,
    parentId: parentId ?? TOP,
    type: String(type),
    shows: kind === null ? NOTHING_SHOWN : { ...NOTHING_SHOWN, [kind]: kind === 'other' ? moduleId : moduleId || null },
    property: {
      kind: 'value' as const,
      value: { ...value, moduleId: kind === null ? moduleId : '' },
      ...(property.kind === 'broken' && { unread: property.text }),
    },
  };
}

/** Body that is sent. A folder has no target, and nothing but what has an address keeps one. */
export function bodyOf({ parentId, type, property, shows, urlAddress, ...entry }: TypedEntry): MenuDraft {
  const kind = Number(type);
  const isAddressed = hasAddress(kind);
  return {
    ...entry,
    parentId: parentId === TOP ? null : parentId,
    type: kind,
    urlAddress: isAddressed ? urlAddress : '',
    property: isAddressed || kind === MENU_KIND.screen ? propertyOf(property, shows, kind) : { kind: 'none' },
  };
}

/** A target goes back as it came where it could not be read and nothing was put in its place. @reading R-708 */
function propertyOf({ value, unread }: TypedEntry['property'], shows: ShownIds, type: number): MenuDraft['property'] {
  const kind = shownKind(type);
  const now = kind === null ? value : { ...value, moduleId: shows[kind] ?? '' };
  return unread !== undefined && isSame(now, EMPTY) ? { kind: 'broken', text: unread } : { kind: 'value', value: now };
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
/** Types by what they show. */
export const SHOWING: Readonly<Record<keyof ShownIds, readonly string[]>> = {
  design: [String(MENU_KIND.model)],
  dictionary: [String(MENU_KIND.dictionary)],
  portal: [String(MENU_KIND.portal)],
  other: TYPED.map(String),
};
/** Types whose page shows its rows as a tree where it is told to. @source shell §2.3 */
export const TREES: readonly string[] = [MENU_KIND.model, MENU_KIND.dictionary, MENU_KIND.report].map(String);
export const WINDOWED: readonly string[] = [MENU_KIND.link].map(String);

/** The path an entry asks for is one of the console's own pages. @source shell §2.1 */
export const isOwnPath = ({ type, urlAddress }: Pick<TypedEntry, 'type' | 'urlAddress'>): boolean =>
  PAGES.includes(type) && isFixedPath(routePath(urlAddress));

const SHOWN: readonly string[] = Object.values(MENU_TARGET);

/** Problems of an entry, by the rules of the contract. */
export const entryProblems = (draft: TypedEntry): FieldProblem[] => {
  const kind = shownKind(Number(draft.type));
  const moduleId = (kind && draft.shows[kind]) ?? '';
  return menuProblems({ ...draft, type: Number(draft.type), urlAddress: draft.urlAddress.trim(), moduleId }).map(({ field, problem }) => ({
    field: SHOWN.includes(field) ? `shows.${field}` : field,
    problem,
  }));
};
