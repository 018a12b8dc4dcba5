import { flag, placeholder } from '../../config/designed.ts';
import type { ReadControl } from '../../config/designed.ts';
import type { Members } from '../../config/members.ts';

const MOST_IDS = 1_000;
/** Lists of ids a custom selection is limited to. @source forms §2.1, §3 */
const LIMITS = {
  ableDepIds: 'departIds',
  ablePosIds: 'positionIds',
  ableUserIds: 'userIds',
  ableRoleIds: 'roleIds',
  ableGroupIds: 'groupIds',
  ableIds: 'ids',
} as const;

/** Selections that follow another field, by their old names. @source forms §2.1 */
const FOLLOWS = ['dep', 'pos', 'role', 'group'];
const TYPES = ['all', 'custom', ...FOLLOWS];

/** Pickers that offer one kind of what they choose from by these types, instead of following a field. @reading R-218 */
const BY_KIND: ReadonlySet<string> = new Set(['member']);

/** Limits of a selection. One that lists nothing, or names no field to follow, allows nothing. @reading R-830 */
function limitsOf(members: Members, picker: string, type: string): Readonly<Record<string, unknown>> | undefined {
  if (FOLLOWS.includes(type)) {
    if (!BY_KIND.has(picker)) members.fault('relationField', { kind: 'followsNothing' });
    return { selectType: type };
  }
  if (type !== 'custom') return undefined;
  const lists = Object.entries(LIMITS).map(([name, sent]) => [sent, members.list(name, MOST_IDS)] as const);
  const given = lists.filter(([, ids]) => ids.length > 0);
  if (given.length > 0) return Object.fromEntries(given);
  members.fault('selectType', { kind: 'allowsNothing' });
  return { selectType: type };
}

/** A picker of the form's surroundings by its name. */
const pick =
  (picker: string): ReadControl =>
  (members, base) => {
    const type = members.oneOf('selectType', TYPES, 'all');
    const follows = FOLLOWS.includes(type) ? members.text('relationField', '') : '';
    const limits = follows === '' ? limitsOf(members, picker, type) : undefined;
    return {
      ...base,
      kind: 'pick',
      picker,
      isMany: flag(members, 'multiple'),
      placeholder: placeholder(members),
      ...(follows !== '' && { parameters: { [type]: follows } }),
      ...(limits && { limits }),
    };
  };

/** Deepest level of an address: 0 provinces to 3 streets. @source forms §5 */
const LEVEL = { usual: 2, most: 3 } as const;

const area: ReadControl = (members, base) => ({
  ...base,
  kind: 'pick',
  picker: 'area',
  isMany: flag(members, 'multiple'),
  limits: { level: members.whole('level', LEVEL.usual, 0, LEVEL.most) },
  placeholder: placeholder(members),
});

/** Readers of picked values by their names in stored designs. */
export const pickDesign: Readonly<Record<string, ReadControl>> = {
  comSelect: pick('organization'),
  organizeSelect: pick('organization'),
  depSelect: pick('department'),
  posSelect: pick('position'),
  roleSelect: pick('role'),
  groupSelect: pick('group'),
  userSelect: pick('user'),
  usersSelect: pick('member'),
  address: area,
  areaSelect: area,
};
