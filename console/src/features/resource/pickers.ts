import { msg } from '@lingui/core/macro';
import {
  addressPicker,
  approverPicker,
  departmentPicker,
  groupPicker,
  organizationPicker,
  positionPicker,
  rolePicker,
  userOrganizationPicker,
  userPicker,
} from '@milepost/kit/tree-picker';
import type { PickerNode, PickerOptions, PickerSpec } from '@milepost/kit/tree-picker';
import type { NodeSource } from '@milepost/kit/engines/node-source';
import type { PersonNode } from '../../data/pickerNode.ts';
import type { pickerFeeds } from '../pickers/index.ts';
import { allowedOf, kindOf, levelOf, membersOf, onlyOf } from './pickerLimits.ts';

type Feeds = ReturnType<typeof pickerFeeds>;
/** Limits of a field and values of those it follows, by their names. */
type PickerParameters = Readonly<Record<string, unknown>>;
type Make = (feeds: Feeds, options: Pick<PickerOptions, 'cardinality'>, parameters: PickerParameters) => PickerSpec;

/** Organisations a picker is limited to by the form; undefined where it is not. */
const organizationsOf = ({ organizations }: PickerParameters): readonly string[] | undefined =>
  Array.isArray(organizations) ? (organizations as readonly string[]) : undefined;

/** A picker without the system variables: a record holds who somebody is, not who is signed in while it is filled in. @source forms §2.4 */
const peopleOnly = ({ body, ...spec }: PickerSpec): PickerSpec => {
  const [first, ...tabs] = body.kind === 'panes' ? body.tabs : [];
  return { ...spec, variables: [], body: first ? { kind: 'panes', tabs: [first, ...tabs.filter(({ id }) => id !== 'variables')] } : body };
};

/** People; of a field that allows some, or follows another field, those alone, as one list. */
function people(feeds: Feeds, options: Parameters<Make>[1], parameters: PickerParameters): PickerSpec {
  const spec = peopleOnly(userPicker(feeds.user(), options));
  const allowed = allowedOf(parameters);
  if (!allowed) return spec;
  const { body } = userOrganizationPicker(feeds.members(allowed), { selectType: 'custom' });
  return { ...spec, body, recent: undefined };
}

const LOCKED = msg`Locked: cannot sign in, so work would wait`;
/** A person as who takes work: whoever is locked is in sight, with the reason, and cannot be chosen. */
const asWorker = (node: PersonNode): PickerNode => (node.isLocked ? { ...node, isDisabled: true, disabledReason: LOCKED } : node);
const workersOf = (source: NodeSource<PickerNode>): NodeSource<PickerNode> => ({
  ...source,
  async load(at, page, signal) {
    const { nodes, ...rest } = await source.load(at, page, signal);
    return { ...rest, nodes: nodes.map(asWorker) };
  },
});

/** A person who is given work. @reading R-634 */
const worker: Make = (feeds, options) => {
  const { all, currentOrganization, subordinates, ...user } = feeds.user();
  const sources = { all: workersOf(all), currentOrganization: workersOf(currentOrganization), subordinates: workersOf(subordinates) };
  return peopleOnly(userPicker({ ...user, ...sources }, options));
};

/** People and what they stand in; of a field with limits those alone. @source forms §2.1 @reading R-218 */
function members(feeds: Feeds, options: Parameters<Make>[1], parameters: PickerParameters): PickerSpec {
  const allowed = allowedOf(parameters);
  return userOrganizationPicker(feeds.members(allowed), {
    ...options,
    selectType: allowed ? 'custom' : kindOf(parameters),
    ...(allowed && { allowed: membersOf(allowed) }),
  });
}

/** Pickers a field may name. What a design limits is obeyed by every one of them. @reading R-830 */
export const PICKERS: Readonly<Record<string, Make>> = {
  user: people,
  worker,
  /** A person who acts for somebody. */
  delegate: (feeds, options) => ({
    ...approverPicker(feeds.approver(), options),
    title: msg({ message: 'Select delegate', context: 'who acts' }),
    placeholder: msg`Choose who acts for you`,
  }),
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
};
