import { msg } from '@lingui/core/macro';
import { fromTree } from '@milepost/kit/engines/node-source';
import type { PickerNode, PickerSpec, UserOrganizationOptions } from '@milepost/kit/tree-picker';
import type { AllowedIds } from '../../../pickers/index.ts';

type PickerParameters = Readonly<Record<string, unknown>>;

/** Ids of a value: one, several, or the ends of paths; without the type some are kept with. */
const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .map((one: unknown) => String((Array.isArray(one) ? one.at(-1) : one) ?? '').split('--', 1)[0] ?? '')
    .filter((id) => id !== '');

const FOLLOWED = { dep: 'departIds', pos: 'positionIds', role: 'roleIds', group: 'groupIds' } as const;
const KINDS = Object.keys(FOLLOWED) as readonly (keyof typeof FOLLOWED)[];

/**
 * True where a design limits a choice and does not say to what: a custom selection that lists nothing, or one that follows a field
 * without naming it. Nothing may be chosen then.
 * @reading R-830
 */
const isUnspecified = (asked: PickerParameters): boolean =>
  asked['selectType'] === 'custom' || (KINDS.some((kind) => kind === asked['selectType']) && !KINDS.some((kind) => kind in asked));

/** Words of a picker that offers nothing: whose fault it is, or what to do. */
const WORDS = {
  unspecified: msg`The design of this form allows nothing to be chosen here. Ask the administrator to complete it.`,
  follows: msg`This field offers what belongs to another one. Fill that in first.`,
} as const;

/** Reason a picker offers nothing; undefined where it offers something. */
export function nothingOf(asked: PickerParameters): PickerSpec['nothing'] {
  const allowed = allowedOf(asked);
  if (!allowed || Object.values(allowed).some((ids) => ids.length > 0)) return undefined;
  return isUnspecified(asked) ? WORDS.unspecified : WORDS.follows;
}

/** A picker that offers nothing, and says why. */
function offersNothing(spec: PickerSpec, nothing: NonNullable<PickerSpec['nothing']>): PickerSpec {
  const [first] = spec.body.kind === 'panes' ? spec.body.tabs : [];
  const source = fromTree<PickerNode>([]);
  return {
    ...spec,
    nothing,
    recent: undefined,
    policy: { ...spec.policy, accepts: () => false },
    body: first ? { kind: 'panes', tabs: [{ id: first.id, label: first.label, source, shape: 'list' }] } : spec.body,
  };
}

/**
 * People a field allows: those a design lists, or those who belong to what another field holds, nobody while it holds nothing or
 * where the design does not say. Undefined where all are allowed.
 * @source forms §2.1 @reading R-830
 */
export function allowedOf(asked: PickerParameters): AllowedIds | undefined {
  const allowed: AllowedIds = {
    departIds: idsIn(asked['departIds']),
    positionIds: idsIn(asked['positionIds']),
    roleIds: idsIn(asked['roleIds']),
    groupIds: idsIn(asked['groupIds']),
    userIds: [...idsIn(asked['userIds']), ...idsIn(asked['ids'])],
  };
  const follows = KINDS.filter((kind) => kind in asked);
  for (const kind of follows) allowed[FOLLOWED[kind]].push(...idsIn(asked[kind]));
  return follows.length > 0 || isUnspecified(asked) || Object.values(allowed).some((ids) => ids.length > 0) ? allowed : undefined;
}

export const membersOf = ({ departIds, positionIds, roleIds, groupIds, userIds }: AllowedIds): UserOrganizationOptions['allowed'] => ({
  departments: departIds,
  positions: positionIds,
  roles: roleIds,
  groups: groupIds,
  users: userIds,
});

/** Kind of members a design offers alone. @reading R-218 */
export const kindOf = ({ selectType }: PickerParameters): UserOrganizationOptions['selectType'] =>
  KINDS.find((kind) => kind === selectType) ?? 'all';

/** Deepest level of an address; the usual one where a design does not say. */
export const levelOf = ({ level }: PickerParameters): number | undefined => (typeof level === 'number' ? level : undefined);

/** A picker that takes nothing but what a design lists: by itself, or by the department it stands in. */
export function onlyOf(spec: PickerSpec, asked: PickerParameters): PickerSpec {
  const allowed = allowedOf(asked);
  if (!allowed) return spec;
  const nothing = nothingOf(asked);
  if (nothing) return offersNothing(spec, nothing);
  const ids = new Set(Object.values(allowed).flat());
  const above = new Set(allowed.departIds);
  const { policy } = spec;
  return {
    ...spec,
    policy: {
      ...policy,
      accepts: (node) => policy.accepts(node) && (ids.has(node.id) || (node.path ?? []).some((id) => above.has(id))),
    },
  };
}
