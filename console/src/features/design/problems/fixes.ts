import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import {
  KINDS,
  RETIRED,
  allNodes,
  fieldName,
  fieldsOf,
  isList,
  isObject,
  kindNameOf,
  kindOfName,
  labelOf,
  listMadeFrom,
  memberOf,
  newFilter,
  newKey,
  nextKeyNumber,
  placeRefusal,
  retiredOf,
  roleOf,
  textOf,
  valueAt,
  withMember,
} from '@milepost/openapi/domains/design';
import type { DesignDocument, DesignNode, DesignProblem, Json, KindFacts, ProblemCode, UseKind } from '@milepost/openapi/domains/design';
import type { Command, DesignState, ListName, SetTarget } from '../core/types.ts';

/** A way to mend a problem: one edit, which can be taken back. */
export interface ProblemFix {
  readonly label: MessageDescriptor;
  readonly command: Command;
}

interface Broken {
  readonly problem: DesignProblem;
  readonly document: DesignDocument;
  /** Control the problem is found at. */
  readonly node: DesignNode | undefined;
  readonly target: SetTarget;
  /** Number the next key may have. */
  readonly number: number;
  readonly mayRun: (command: Command) => boolean;
}
type Fixes = (broken: Broken) => readonly ProblemFix[];
const NONE: Fixes = () => [];

const set = (target: SetTarget, path: DesignProblem['path'], value: Json | undefined): Command => ({ do: 'set', target, path, value });

/** Numbers that are tried for a key: those of versions that are kept are not given again. */
const MOST_TRIES = 100;

/** A key nobody has; the field that had it first keeps it where two have one, with all that names it. */
const newKeyFix: Fixes = ({ problem, node, target, number, mayRun }) => {
  if (!node) return [];
  const commandFor = (at: number): Command => {
    const key = newKey(kindNameOf(node), at);
    return problem.code === 'keyTwice' ? set(target, ['__vModel__'], key) : { do: 'key', id: node.id, key };
  };
  const numbers = Array.from({ length: MOST_TRIES }, (_, tried) => number + tried);
  const free = numbers.find((at) => mayRun(commandFor(at))) ?? number;
  return [{ label: msg`Give it a new key`, command: commandFor(free) }];
};

/** The retired field is this one: its key is in use again. */
const retiredFix: Fixes = ({ document, node, problem }) => {
  const key = textOf(problem.values['key']);
  const field = retiredOf(document.form).find((one) => one.key === key || one.key.endsWith(`-${key}`));
  const all = memberOf(document.form ?? undefined, RETIRED);
  if (!field || !node || !isList(all)) return [];
  // Values of another kind would stand in it.
  if (kindOfName(field.kind) !== kindOfName(kindNameOf(node))) return [];
  const left = all.filter((one) => textOf(memberOf(one, 'key')) !== field.key);
  return [{ label: msg`Take its key back into use`, command: set('form', [RETIRED], left.length > 0 ? left : undefined) }];
};

const plainTable: ProblemFix = { label: msg`Make the list a plain table`, command: set('list', ['type'], 1) };

/** Takes an item out of a list of a list. */
function withoutItem({ problem: { owner, path } }: Broken, label: MessageDescriptor): readonly ProblemFix[] {
  const [list, at] = path;
  if ((owner !== 'list' && owner !== 'appList') || typeof at !== 'number') return [];
  return [{ label, command: { do: 'list', list: owner, change: { change: 'remove', list: list as ListName, at } } }];
}

/** Takes out what stands at the path, or the item of a list it is in. */
const withoutValue = ({ problem: { path }, target }: Broken, label: MessageDescriptor, isItem: boolean): readonly ProblemFix[] => [
  { label, command: set(target, isItem ? path.slice(0, -1) : path, undefined) },
];

const takeOut = msg`Take it out of the list`;
const BY_USE: Readonly<Partial<Record<UseKind, Fixes>>> = {
  column: (broken) => withoutItem(broken, takeOut),
  filter: (broken) => withoutItem(broken, takeOut),
  condition: (broken) => withoutValue(broken, msg`Take the condition out`, true),
  listSum: (broken) => withoutValue(broken, msg`Take the sum out`, false),
  sum: (broken) => withoutValue(broken, msg`Take the sum out`, false),
  import: (broken) => withoutValue(broken, msg`Take it out of the import`, false),
  order: (broken) => {
    const { problem, document, target } = broken;
    const { owner, path, values } = problem;
    const label = msg`Take it out of the order`;
    if (path.length > 1) return withoutValue(broken, label, true);
    const list = owner === 'list' || owner === 'appList' ? document[owner] : null;
    const orders = textOf(valueAt(list ?? undefined, path)).split(',');
    const left = orders.filter((order) => order.trim().replace(/^-/, '').replace('.', '-') !== values['field']);
    return [{ label, command: set(target, path, left.join(',')) }];
  },
  group: () => [plainTable],
  parent: () => [plainTable],
  leftTree: () => [plainTable],
  follows: ({ target, problem }) => [{ label: msg`Let it follow nothing`, command: set(target, problem.path, '') }],
  parameter: ({ target, problem }) => [{ label: msg`Leave the parameter empty`, command: set(target, problem.path, '') }],
  dateLimit: ({ target, problem }) => [{ label: msg`Take the limit away`, command: set(target, problem.path, '') }],
  rule: ({ problem }) => [{ label: msg`Take the rule out`, command: set('form', problem.path.slice(0, 2), undefined) }],
};

/** A name that is no field: the field comes back where it was retired, or what names it goes. */
const noSuchField: Fixes = (broken) => {
  const { problem, document } = broken;
  const name = textOf(problem.values['field']);
  const field = retiredOf(document.form).find(({ key }) => key === name || name.startsWith(`${key}-`));
  const label = field?.label ?? '';
  const back: readonly ProblemFix[] = field
    ? [{ label: msg`Restore the field “${label}”`, command: { do: 'restore', key: field.key } }]
    : [];
  return [...back, ...(BY_USE[problem.values['as'] as UseKind] ?? NONE)(broken)];
};

const BY_CODE: Readonly<Partial<Record<ProblemCode, Fixes>>> = {
  keyEmpty: newKeyFix,
  keyNoName: newKeyFix,
  keyTooLong: newKeyFix,
  keyReserved: newKeyFix,
  keyTwice: newKeyFix,
  keyRetired: (broken) => [...retiredFix(broken), ...newKeyFix(broken)],
  noSuchField,
  emptyList: ({ document }) => {
    const made = listMadeFrom(document)['columnList'];
    const label = msg`Make the list from the form`;
    return isList(made) && made.length > 0 ? [{ label, command: { do: 'list', list: 'list', change: { change: 'make' } } }] : [];
  },
  wrongPlace: ({ document, node }) => {
    if (!node || placeRefusal(roleOf(document.tree, node), null) !== null) return [];
    const at = { into: null, at: document.tree.top.length };
    return [{ label: msg`Move it to the end of the form`, command: { do: 'move', ids: [node.id], at } }];
  },
  groupWithoutField: () => [plainTable],
  parentWithoutField: () => [plainTable],
  treeWithoutSource: () => [plainTable],
  requiredAndHidden: ({ target }) => [
    { label: msg`Show it`, command: set(target, ['__config__', 'noShow'], false) },
    { label: msg`Do not require it`, command: set(target, ['__config__', 'required'], false) },
  ],
  shownNowhere: ({ target }) => [
    { label: msg`Show it on computers and in the app`, command: set(target, ['__config__', 'visibility'], ['pc', 'app']) },
  ],
  limitsCrossed: ({ node, target }) => {
    if (!node || !isObject(node.own)) return [];
    const { min, max } = node.own;
    const swapped = withMember(withMember(node.own, 'min', max), 'max', min);
    return [{ label: msg`Swap minimum and maximum`, command: set(target, [], swapped) }];
  },
  defaultOutOfLimits: ({ target }) => [
    { label: msg`Take the default away`, command: set(target, ['__config__', 'defaultValue'], undefined) },
  ],
  notFilterable: (broken) => withoutItem(broken, takeOut),
  noFilter: ({ document }) => {
    const inTables = new Set(fieldsOf(document).flatMap(({ nodeId, table }) => (table === null ? [] : [nodeId])));
    const field = fieldsOf(document).find(({ nodeId, kind }) => {
      const name = kindOfName(kind);
      const facts: KindFacts | undefined = name && KINDS[name];
      return facts?.isFilter === true && facts.value !== 'made' && !inTables.has(nodeId);
    });
    const node = field && allNodes(document.tree).find(({ id }) => id === field.nodeId);
    if (!field || !node) return [];
    const label = labelOf(node);
    const item = newFilter(node, fieldName(field));
    return [
      {
        label: msg`Add a filter on “${label}”`,
        command: { do: 'list', list: 'list', change: { change: 'add', list: 'searchList', item, at: 0 } },
      },
    ];
  },
};

/**
 * Ways to mend a problem, the usual one first: each one edit. None where only a person can know what was meant.
 * @param mayRun says whether an edit would be made
 * @source designer §6.7
 */
export function fixesOf(problem: DesignProblem, state: DesignState, mayRun: Broken['mayRun'] = () => true): readonly ProblemFix[] {
  const { document, lastNumber } = state;
  const { owner } = problem;
  const node = typeof owner === 'object' ? document.tree.nodes.get(owner.node) : undefined;
  const target: SetTarget = owner === 'flow' ? 'form' : owner;
  const number = Math.max(nextKeyNumber(document), lastNumber + 1);
  return (BY_CODE[problem.code] ?? NONE)({ problem, document, node, target, number, mayRun });
}
