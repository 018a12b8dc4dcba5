import { decodeMemberId, type SelectorType } from '../../../../src/domains/organization/index.ts';
import type { Caller, World } from '../../core/handlers.ts';
import { listIn, membersOf, textOf, type Field } from './design.ts';
import { createNames, type Names } from './names.ts';
import { isWayBelow, isWayDown, nodesOf, waysIn, type WayNode } from './ways.ts';

type Exists = (field: Field, value: unknown) => boolean;

/** Every id in a value: one, several, or ways from the top down. */
const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.flatMap(idsIn) : textOf(value) === '' ? [] : [textOf(value)];

/** Options that stand in a design, with those below them; none where it has no list of them. */
function staticNodes({ config, control }: Field): readonly WayNode[] {
  const props = membersOf(config['props']);
  const inner = membersOf(membersOf(control['props'])['props']);
  const name = (own: string): string => textOf(props[own]) || textOf(inner[own]);
  const slot = listIn(membersOf(control['__slot__'])['options']);
  return optionNodes(slot.length > 0 ? slot : listIn(control['options']), name('value') || 'id', name('children') || 'children');
}

const optionNodes = (options: readonly unknown[], id: string, below: string): readonly WayNode[] =>
  options.map(membersOf).map((option) => ({ id: textOf(option[id]), children: optionNodes(listIn(option[below]), id, below) }));

const idsOf = (nodes: readonly WayNode[]): readonly string[] => nodes.flatMap(({ id, children }) => [id, ...idsOf(children)]);

/** Choices pickers of the organisation offer, by the kind of their control: things of one table, or members of several kinds. */
const PICKED = {
  comSelect: 'organization',
  depSelect: 'organization',
  posSelect: 'position',
  roleSelect: 'role',
  groupSelect: 'user_group',
  address: 'area',
  userSelect: 'person',
  usersSelect: 'member',
} as const;
type Picked = (typeof PICKED)[keyof typeof PICKED];
/** Pickers whose values are ways from the top down. */
const WAYS: ReadonlySet<string> = new Set(['comSelect', 'address']);
const isPicker = (kind: string): kind is keyof typeof PICKED => Object.hasOwn(PICKED, kind);

/** Tables of members by the kind that stands behind their id. */
const MEMBERS: Readonly<Record<Exclude<SelectorType, 'user' | 'company' | 'department'>, 'position' | 'role' | 'user_group'>> = {
  position: 'position',
  role: 'role',
  group: 'user_group',
};

/** A member of a choice of several kinds: `id--kind` of a known kind; one without a kind is a person. @reading R-095 */
function isMember(names: Names, stored: string): boolean {
  const { id, type } = decodeMemberId(stored);
  if (type === null || type === 'user') return names.person(id) !== '';
  if (type === 'company' || type === 'department') return names.categoryOf(id) === type;
  return names.named(MEMBERS[type], id) !== '';
}

function isThere(names: Names, picked: Picked, id: string): boolean {
  if (picked === 'person') return names.person(id) !== '';
  return picked === 'member' ? isMember(names, id) : names.named(picked, id) !== '';
}

/** Options of a control that has some: those of its design, its dictionary or its interface; null where anything may be one. */
function optionsOf({ store }: World, names: Names, field: Field): readonly WayNode[] | null {
  const { kind, config, control } = field;
  const type = kind === 'dicSelect' ? 'dictionary' : config['dataType'];
  const column = textOf(membersOf(config['props'])['value']) || 'id';
  if (type === 'dictionary') {
    const own = kind === 'dicSelect' || !(column === 'enCode' || column === 'fullName') ? 'id' : column;
    const rows = store.all<{ rowId: string; id: string; parentId: string }>(
      `SELECT id AS rowId, ${own} AS id, parentId FROM dictionary_entry WHERE dictionaryTypeId = ?`,
      textOf(config['dictionaryType'] ?? control['dictionaryType']),
    );
    // A dictionary without an entry offers nothing that could be chosen instead.
    return rows.length > 0 ? nodesOf(rows) : null;
  }
  if (type === 'dynamic') {
    // What is offered may follow other fields; where nothing can be asked, nothing can be missing.
    if (listIn(config['templateJson'] ?? control['templateJson']).length > 0) return null;
    const rows = names.rows(textOf(config['propsUrl']));
    return rows.length > 0 ? optionNodes(rows, column, 'children') : null;
  }
  const own = staticNodes(field);
  return own.length > 0 ? own : null;
}

/** Rows of an interface a popup chooses from; those that follow other fields, or cannot be asked, hold anything. */
function isPopupRow(names: Names, { config, control }: Field, ids: readonly string[]): boolean {
  if (listIn(control['templateJson'] ?? config['templateJson']).length > 0) return true;
  const interfaceId = textOf(control['interfaceId']);
  if (names.rows(interfaceId).length === 0) return true;
  return ids.every((id) => names.rowOf(interfaceId, textOf(control['propsValue']) || 'id', id) !== undefined);
}

/** Judge of what values name: options, people, organisations, records, and ways down to them. Each is looked up once. @reading R-605 */
export function existing(world: World, caller: Caller | null, names: Names = createNames(world, caller)): Exists {
  const options = new Map<Field, { readonly nodes: readonly WayNode[] | null; readonly ids: ReadonlySet<string> }>();
  const optionsIn = (field: Field) => {
    const known = options.get(field);
    if (known) return known;
    const nodes = optionsOf(world, names, field);
    const own = { nodes, ids: new Set(idsOf(nodes ?? [])) };
    options.set(field, own);
    return own;
  };
  return (field, value) => {
    const { kind } = field;
    const ids = idsIn(value);
    const ways = (): readonly (readonly string[])[] => waysIn(value).map((way) => way.map(textOf));
    if (isPicker(kind)) {
      const picked = PICKED[kind];
      if (!ids.every((id) => isThere(names, picked, id))) return false;
      return (
        !WAYS.has(kind) || ways().every((way) => isWayBelow((id) => names.aboveOf(picked === 'area' ? 'area' : 'organization', id), way))
      );
    }
    switch (kind) {
      case 'radio':
      case 'select':
      case 'checkbox':
      case 'treeSelect':
      case 'dicSelect': {
        const own = optionsIn(field);
        return own.nodes === null || ids.every((id) => own.ids.has(id));
      }
      case 'cascader': {
        const { nodes } = optionsIn(field);
        return nodes === null || ways().every((way) => isWayDown(nodes, way));
      }
      case 'relationForm':
        return ids.every((id) => names.related(textOf(field.control['modelId']), id) !== null);
      case 'popupSelect':
      case 'popupTableSelect':
        return isPopupRow(names, field, ids);
      default:
        return true;
    }
  };
}
