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
import type { PickerOptions, PickerSpec } from '@milepost/kit/tree-picker';
import type { AllowedIds, pickerFeeds } from '../pickers/index.ts';

type Feeds = ReturnType<typeof pickerFeeds>;
type Parameters = Readonly<Record<string, unknown>>;
type Make = (feeds: Feeds, options: Pick<PickerOptions, 'cardinality'>, parameters: Parameters) => PickerSpec;

/** Organisations a picker is limited to by the form; undefined where it is not. */
const organizationsOf = ({ organizations }: Parameters): readonly string[] | undefined =>
  Array.isArray(organizations) ? (organizations as readonly string[]) : undefined;

const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Ids a design allows; undefined where it allows all. @source forms §2.1 */
function allowedOf({ departIds, positionIds, roleIds, groupIds, userIds }: Parameters): AllowedIds | undefined {
  const allowed = {
    departIds: idsIn(departIds),
    positionIds: idsIn(positionIds),
    roleIds: idsIn(roleIds),
    groupIds: idsIn(groupIds),
    userIds: idsIn(userIds),
  };
  return Object.values(allowed).some((ids) => ids.length > 0) ? allowed : undefined;
}

/** A picker without the system variables: a record holds who somebody is, not who is signed in while it is filled in. @source forms §2.4 */
const peopleOnly = ({ body, ...spec }: PickerSpec): PickerSpec => {
  const [first, ...tabs] = body.kind === 'panes' ? body.tabs : [];
  return { ...spec, variables: [], body: first ? { kind: 'panes', tabs: [first, ...tabs.filter(({ id }) => id !== 'variables')] } : body };
};

/** Pickers a field may name. */
export const PICKERS: Readonly<Record<string, Make>> = {
  user: (feeds, options) => peopleOnly(userPicker(feeds.user(), options)),
  /** A person who acts for somebody. */
  delegate: (feeds, options) => ({
    ...approverPicker(feeds.approver(), options),
    title: msg({ message: 'Select delegate', context: 'who acts' }),
    placeholder: msg`Choose who acts for you`,
  }),
  organization: (feeds, options) => organizationPicker(feeds.organization(), options),
  /** Companies and departments by their ids, where no path is kept. */
  organizationId: (feeds, options) => {
    const spec = organizationPicker(feeds.organization(), options);
    return { ...spec, policy: { ...spec.policy, identity: 'id' } };
  },
  department: (feeds, options) => departmentPicker(feeds.department(), options),
  /** Limited to the `organizations` of its parameters, where it has any. */
  position: (feeds, options, parameters) => positionPicker(feeds.position(organizationsOf(parameters)), options),
  role: (feeds, options, parameters) => rolePicker(feeds.role(organizationsOf(parameters)), options),
  group: (feeds, options) => groupPicker(feeds.group(), options),
  area: (feeds, options) => addressPicker(feeds.address(), options),
  /** Limited to the ids of its parameters, where it has any. */
  member: (feeds, options, parameters) => userOrganizationPicker(feeds.members(allowedOf(parameters)), options),
};
