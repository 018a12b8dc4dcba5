import type { OperationShapes } from '../../../generated/operations.gen.ts';
import { decodeMenuProperty } from './menu-property.ts';
import { MENU_KINDS, type MenuItem, type MenuKind, type MenuProblem } from './model.ts';

type WireItem = NonNullable<OperationShapes['getCurrentUser']['data']['menuList']>[number];

/** Levels of a menu; deeper ones cannot be shown. @reading R-012 */
const MENU_MAX_DEPTH = 32;

/**
 * The menu, and what had to be left out of it. An item of an unknown type, one whose property is broken, and one that
 * stands below itself are left out with everything under them; a group only loses its property.
 */
export function decodeMenu(wire: readonly WireItem[]): { menus: MenuItem[]; problems: MenuProblem[] } {
  const problems: MenuProblem[] = [];
  const above = new Set<string>();

  const decodeItems = (items: readonly WireItem[] | null | undefined, parentId: string | null): MenuItem[] =>
    (items ?? []).flatMap((item) => {
      const reason = above.has(item.id) ? 'cycle' : above.size >= MENU_MAX_DEPTH ? 'tooDeep' : null;
      if (reason) return leaveOut(item, reason);
      const kind = kindOf(item.type);
      if (!kind) return leaveOut(item, 'unknownKind');
      const property = decodeMenuProperty(item.propertyJson);
      const isGroup = kind === 'directory' || kind === 'category';
      if (!property) leaveOut(item, 'brokenProperty');
      if (!property && !isGroup) return [];
      above.add(item.id);
      const children = decodeItems(item.children, item.id);
      above.delete(item.id);
      return [{ ...decodeFields(item), parentId, kind, property: property ?? { moduleId: null, isTree: false }, children }];
    });

  const leaveOut = ({ id, fullName }: WireItem, reason: MenuProblem['reason']): [] => {
    problems.push({ id, fullName: fullName ?? '', reason });
    return [];
  };

  return { menus: decodeItems(wire, null), problems };
}

const decodeFields = (item: WireItem): Omit<MenuItem, 'parentId' | 'kind' | 'property' | 'children'> => ({
  id: item.id,
  fullName: item.fullName ?? '',
  enCode: item.enCode ?? '',
  icon: item.icon || null,
  urlAddress: item.urlAddress || null,
  linkTarget: item.linkTarget === '_self' || item.linkTarget === '_blank' ? item.linkTarget : null,
  sortCode: item.sortCode ?? 0,
  isHidden: item.hidden === true || item.hidden === 1,
  ...(item.isColumnAuthorize === 1 && { judgesColumns: true }),
  ...(item.isFormAuthorize === 1 && { judgesFields: true }),
});

/** The menu as people see it: without what is hidden, and without everything below that. @reading R-359 */
export const shownMenus = (menus: readonly MenuItem[]): MenuItem[] =>
  menus.flatMap((item) => {
    if (item.isHidden) return [];
    return item.children.length ? { ...item, children: shownMenus(item.children) } : item;
  });

/** True when an entry opens a window of its own; its address is filled only when it is pressed. @source shell §2.3 (types 6 and 7) */
export const opensWindow = ({ kind, linkTarget }: Pick<MenuItem, 'kind' | 'linkTarget'>): boolean =>
  kind === 'screen' || (kind === 'link' && linkTarget === '_blank');

const isKnown = (type: number): type is keyof typeof MENU_KINDS => Object.hasOwn(MENU_KINDS, type);
const kindOf = (type: number): MenuKind | undefined => (isKnown(type) ? MENU_KINDS[type] : undefined);
