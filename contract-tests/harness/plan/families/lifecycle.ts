import { RESOURCES, type Resource } from '../../model/resources.ts';
import type { Facts } from '../../model/types.ts';
import { plannedChecks, type Planned } from '../planned.ts';
import { plannedRefusals } from '../refusals.ts';
import { plannedValidation, textMember } from '../validation.ts';

const COMMAND = ['T1', 'T2', 'T3', 'E1', 'E2', 'E4', 'E5', 'E6', 'A5', 'S1', 'S2', 'S4'];

/** Operations of a resource that have lifecycle checks, in the order of a record's life. */
export const LIFECYCLE_PARTS = ['create', 'list', 'read', 'update', 'remove', 'state', 'copy'] as const;
type Part = (typeof LIFECYCLE_PARTS)[number];
const WRITES = ['create', 'update', 'remove', 'state', 'copy'] as const satisfies readonly Part[];

const CHECKS_OF: Readonly<Record<Part, readonly string[]>> = {
  create: [...COMMAND, 'L1', 'A1', 'I2'],
  list: ['L2', 'L9'],
  read: ['L3', 'L10'],
  update: [...COMMAND, 'L4', 'L5', 'X4', 'I3', 'A1', 'V6'],
  remove: [...COMMAND, 'L8', 'L13', 'I1', 'V8', 'A1'],
  state: [...COMMAND, 'L6', 'L7', 'V8', 'A1'],
  copy: [...COMMAND, 'L11', 'V8', 'A1'],
};

/** Lifecycle checks of an operation, for every resource it belongs to. */
export function planLifecycle(facts: Facts): Planned[] {
  const checks = RESOURCES.flatMap((resource) =>
    LIFECYCLE_PARTS.filter((part) => resource[part] === facts.id).flatMap((part) =>
      CHECKS_OF[part].filter((check) => fits(check, facts, resource, part)),
    ),
  );
  const isSelector = RESOURCES.some(({ selectors, list }) => list !== null && selectors.includes(facts.id));
  const isWrite = RESOURCES.some((each) => WRITES.some((part) => each[part] === facts.id));
  return [
    ...plannedChecks([...new Set([...checks, ...(isSelector ? ['X7'] : [])])]),
    ...(isWrite ? plannedRefusals(facts) : []),
    ...RESOURCES.flatMap((each) => plannedValidation(each, facts)),
  ];
}

/** True where the resource has what the check needs: a call that reads it, a unique member, a member for any text. */
function fits(check: string, facts: Facts, { unique, read, update, marks }: Resource, part: Part): boolean {
  if (check === 'V6') return read !== null && textMember(facts, marks) !== null;
  if (check === 'I2') return unique !== null;
  if (check === 'X4' || check === 'I3') return read !== null && update !== null;
  if (check === 'L5' || check === 'L13' || (check === 'V8' && part !== 'create' && part !== 'update')) return read !== null;
  return check !== 'A1' || part !== 'create' || !facts.operation.isPublic;
}
