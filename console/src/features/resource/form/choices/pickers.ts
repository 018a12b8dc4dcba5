import { msg } from '@lingui/core/macro';
import {
  addressPicker,
  approverPicker,
  departmentPicker,
  dictionaryTreePicker,
  groupPicker,
  organizationPicker,
  positionPicker,
  rolePicker,
  userOrganizationPicker,
  userPicker,
} from '@milepost/kit/tree-picker';
import type { PickerNode, PickerOptions, PickerSpec } from '@milepost/kit/tree-picker';
import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PersonNode } from '../../../../data/pickerNode.ts';
import { designPicker, portalPicker } from '../../../pickers/index.ts';
import type { pickerFeeds } from '../../../pickers/index.ts';
import type { PickerName } from '../../definition/pickerNames.ts';
import { allowedOf, kindOf, levelOf, membersOf, nothingOf, onlyOf } from './pickerLimits.ts';

type Feeds = ReturnType<typeof pickerFeeds>;
/** Limits of a field and values of those it follows, by their names. */
type PickerParameters = Readonly<Record<string, unknown>>;
type Make = (feeds: Feeds, options: Pick<PickerOptions, 'cardinality'>, parameters: PickerParameters) => PickerSpec;

/** Organisations a picker is limited to by the form; undefined where it is not. */
const organizationsOf = ({ organizations }: PickerParameters): readonly string[] | undefined =>
  Array.isArray(organizations) ? (organizations as readonly string[]) : undefined;

/** A picker without the system variables: for what is kept about a person, and for who is looked for. */
const peopleOnly = ({ body, ...spec }: PickerSpec): PickerSpec => {
  const [first, ...tabs] = body.kind === 'panes' ? body.tabs : [];
  return { ...spec, variables: [], body: first ? { kind: 'panes', tabs: [first, ...tabs.filter(({ id }) => id !== 'variables')] } : body };
};

/** People of a designed form, and who is signed in; of a field that allows some, or follows another field, those alone, as one list. */
function people(feeds: Feeds, options: Parameters<Make>[1], parameters: PickerParameters): PickerSpec {
  const spec = userPicker(feeds.user(), options);
  const allowed = allowedOf(parameters);
  if (!allowed) return spec;
  const { body } = userOrganizationPicker(feeds.members(allowed), { selectType: 'custom' });
  return { ...peopleOnly(spec), body, recent: undefined, nothing: nothingOf(parameters) };
}

const LOCKED = msg`Locked: cannot sign in`;
const isFree = ({ isLocked }: PersonNode) => isLocked !== true;
/** A person as who takes work: whoever is locked is in sight, with the reason, and cannot be chosen. */
const asWorker = (node: PersonNode): PickerNode => (isFree(node) ? node : { ...node, isDisabled: true, disabledReason: LOCKED });
const workersOf = (source: NodeSource<PickerNode>): NodeSource<PickerNode> => ({
  ...source,
  async load(at, page, signal) {
    const { nodes, ...rest } = await source.load(at, page, signal);
    return { ...rest, nodes: nodes.map(asWorker) };
  },
});
/** Resolver of a picker of workers: a choice is named whoever it is, and offered again where it may still be made. */
const resolvedAsWorkers =
  (resolve: PickerSpec['resolve']): PickerSpec['resolve'] =>
  async (stored, signal) =>
    (await resolve(stored, signal)).map(asWorker);

/** People who are given work, or told of it. @reading R-634 */
const worker: Make = (feeds, options) => {
  const { all, currentOrganization, subordinates, resolve, ...user } = feeds.user(isFree);
  const sources = { all: workersOf(all), currentOrganization: workersOf(currentOrganization), subordinates: workersOf(subordinates) };
  return peopleOnly(userPicker({ ...user, ...sources, resolve: resolvedAsWorkers(resolve) }, options));
};

/** A person who leads an organisation: those who belong to it come first, everybody else after them. @reading R-705 */
const head: Make = (feeds, options, { of }) => {
  const spec = peopleOnly(userPicker(feeds.user(), options));
  const { body } = spec;
  // A new organisation has nobody yet.
  if (typeof of !== 'string' || of === '' || body.kind !== 'panes') return spec;
  const source = feeds.members({ departIds: [of], positionIds: [], roleIds: [], groupIds: [], userIds: [] }).allowed;
  return { ...spec, body: { ...body, tabs: [{ id: 'members', label: msg`Members`, source, shape: 'list' }, ...body.tabs] } };
};

/** People and what they stand in; of a field with limits those alone. @source forms §2.1 @reading R-218 */
function members(feeds: Feeds, options: Parameters<Make>[1], parameters: PickerParameters): PickerSpec {
  const kind = kindOf(parameters);
  // Kinds are panes of this picker, and no limits.
  const allowed = kind === 'all' ? allowedOf(parameters) : allowedOf({ ...parameters, selectType: undefined });
  return {
    ...userOrganizationPicker(feeds.members(allowed), {
      ...options,
      selectType: allowed ? 'custom' : kind,
      ...(allowed && { allowed: membersOf(allowed) }),
    }),
    ...(allowed && { nothing: nothingOf(parameters) }),
  };
}

/** Pickers a field may name; a design may name one that is not there. What a design limits is obeyed by every one of them. @reading R-830 */
export const PICKERS: Readonly<Record<PickerName, Make>> & Readonly<Partial<Record<string, Make>>> = {
  user: people,
  /** A person, and never who is signed in: in screens of the console, and in what a list is narrowed down by. @reading R-257 */
  person: (feeds, options) => peopleOnly(userPicker(feeds.user(), options)),
  worker,
  head,
  /** A person who acts for somebody. @reading R-634 */
  delegate: (feeds, options) => {
    const { organization, resolve, ...approver } = feeds.approver();
    return {
      ...approverPicker({ ...approver, organization: workersOf(organization), resolve: resolvedAsWorkers(resolve) }, options),
      title: msg({ message: 'Select delegate', context: 'who acts' }),
      placeholder: msg`Choose who acts for you`,
    };
  },
  organization: (feeds, options, parameters) => onlyOf(organizationPicker(feeds.organization(), options), parameters),
  /** Companies and departments by their ids, where no path is kept. */
  organizationId: (feeds, options) => {
    const spec = organizationPicker(feeds.organization(), options);
    return { ...spec, policy: { ...spec.policy, identity: 'id' } };
  },
  department: (feeds, options, parameters) => onlyOf(departmentPicker(feeds.department(), options), parameters),
  /** Limited to the `organizations` of its parameters, where it has any. */
  position: (feeds, options, parameters) => onlyOf(positionPicker(feeds.position(organizationsOf(parameters)), options), parameters),
  role: (feeds, options, parameters) => onlyOf(rolePicker(feeds.role(organizationsOf(parameters)), options), parameters),
  group: (feeds, options, parameters) => onlyOf(groupPicker(feeds.group(), options), parameters),
  area: (feeds, options, parameters) => addressPicker(feeds.address(), { ...options, level: levelOf(parameters) }),
  member: members,
  /** A category of the dictionary. */
  dictionary: (feeds, options) => dictionaryTreePicker(feeds.category(), options),
  design: (feeds, options) => designPicker(feeds.design(), options),
  portal: (feeds, options) => portalPicker(feeds.portal(), options),
};
