import { recentlyChosen } from '../../../engines/pick/index.ts';
import type { NodeSource } from '../../../engines/node-source/index.ts';
import {
  addressPicker,
  approverPicker,
  billRulePicker,
  departmentPicker,
  dictionaryTreePicker,
  groupPicker,
  organizationPicker,
  popupUserPicker,
  positionPicker,
  printTemplatePicker,
  rolePicker,
  templatePicker,
  userOrganizationPicker,
  userPicker,
} from '../declarations/index.ts';
import type { OrganizationTabFeeds, RuleFeeds } from '../declarations/index.ts';
import type { PickerNode, PickerOptions, PickerSpec } from '../types.ts';
import {
  categories,
  departments,
  dictionary,
  everybodyBelow,
  everyNode,
  groups,
  inMemory,
  organization,
  organizations,
  positions,
  printTemplates,
  regions,
  resolveIn,
  roles,
  rules,
} from './world.ts';

/** A memory of what was chosen last that begins with these identities. */
export const remembering = (...identities: readonly string[]) => {
  const kept = new Map([['recent', JSON.stringify(identities)]]);
  return recentlyChosen(() => ({ getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) }), 'recent');
};

const people = () => everyNode(organization).filter(({ type }) => type === 'user');
const within = (id: string) => everyNode(organization).find((node) => node.id === id)?.children ?? [];
const resolve = resolveIn(organization, roles, positions, groups);

/** Place for a source of a story's or a test's own. */
export interface Fed {
  /** Source that is chosen from; of the first tab where there are several, the rows where a tree only narrows them. */
  readonly source?: NodeSource<PickerNode>;
  readonly recent?: PickerSpec['recent'];
  readonly onAdd?: () => Promise<string | null>;
}

const tabFeeds = ({ source, recent }: Fed): OrganizationTabFeeds => ({
  departments: source ?? inMemory(organization),
  roles: inMemory(roles),
  positions: inMemory(positions),
  groups: inMemory(groups),
  allowed: source ?? inMemory(people()),
  resolve,
  recent,
  departmentMembers: { people: everybodyBelow },
});

/** All that a source has, whatever was asked for. */
const everythingOf =
  (source: NodeSource<PickerNode>): PickerSpec['resolve'] =>
  async (_stored, signal) =>
    (await source.load({ at: 'root' }, { pageNumber: 1, pageRows: 100 }, signal)).nodes;

const ruleFeeds = ({ source, onAdd }: Fed): RuleFeeds => ({
  categories: inMemory(categories),
  rules: ({ categoryId, keyword }, { pageNumber, pageRows }, signal) => {
    if (source) return source.load(keyword === '' ? { at: 'root' } : { at: 'matching', keyword }, { pageNumber, pageRows }, signal);
    const found = rules.filter(({ category, fullName }) => (!categoryId || categoryId === category) && fullName.includes(keyword));
    return Promise.resolve({ nodes: found.slice((pageNumber - 1) * pageRows, pageNumber * pageRows), total: found.length });
  },
  resolve: resolveIn(rules),
  onAdd,
});

/** Every declaration over the world of the examples. */
export const specs = {
  department: ({ source, onAdd, recent }: Fed = {}, options?: PickerOptions) =>
    departmentPicker({ departments: source ?? inMemory(departments), resolve: resolveIn(departments), onAdd, recent }, options),
  position: ({ source }: Fed = {}, options?: PickerOptions) =>
    positionPicker({ positions: source ?? inMemory(positions), resolve }, options),
  group: ({ source }: Fed = {}, options?: PickerOptions) => groupPicker({ groups: source ?? inMemory(groups), resolve }, options),
  role: ({ source }: Fed = {}, options?: PickerOptions) => rolePicker({ roles: source ?? inMemory(roles), resolve }, options),
  organization: ({ source }: Fed = {}, options?: PickerOptions) =>
    organizationPicker({ organizations: source ?? inMemory(organizations), resolve: resolveIn(organizations) }, options),
  address: ({ source }: Fed = {}, options?: PickerOptions) =>
    addressPicker({ regions: source ?? inMemory(regions), resolve: resolveIn(regions) }, options),
  user: ({ source, recent }: Fed = {}, options?: PickerOptions) =>
    userPicker(
      {
        all: source ?? inMemory(organization),
        currentOrganization: inMemory(within('yw')),
        subordinates: inMemory(within('d2')),
        resolve,
        recent,
        departmentMembers: { people: everybodyBelow },
      },
      options,
    ),
  popupUser: (fed: Fed = {}, options?: PickerOptions) => popupUserPicker(tabFeeds(fed), options),
  userOrganization: (fed: Fed = {}, options?: PickerOptions) => userOrganizationPicker(tabFeeds(fed), options),
  allowedUsers: (fed: Fed = {}, options?: PickerOptions) => userOrganizationPicker(tabFeeds(fed), { ...options, selectType: 'custom' }),
  approver: ({ source }: Fed = {}, options?: Omit<PickerOptions, 'title'>) =>
    approverPicker({ organization: source ?? inMemory(organization), resolve }, options),
  billRule: (fed: Fed = {}, options?: PickerOptions) => billRulePicker(ruleFeeds(fed), options),
  template: (fed: Fed = {}, options?: PickerOptions) => templatePicker(ruleFeeds(fed), options),
  dictionaryTree: ({ source, onAdd }: Fed = {}, options?: PickerOptions) =>
    dictionaryTreePicker({ dictionary: source ?? inMemory(dictionary), resolve: resolveIn(dictionary), onAdd }, options),
  printTemplate: (ids: readonly string[] = ['t1', 't2', 't3'], { source }: Fed = {}) =>
    printTemplatePicker({ ids, resolve: source ? everythingOf(source) : resolveIn(printTemplates) }),
} as const;
