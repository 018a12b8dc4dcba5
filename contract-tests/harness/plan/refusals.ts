import { resourceOf } from '../model/resources.ts';
import { rightsOf } from '../model/rights.ts';
import type { Facts } from '../model/types.ts';
import { badBodies } from './bodies/badBodies.ts';
import { plannedChecks, type Planned } from './planned.ts';

/** Checks that an id no record has is refused: unknown, too long, and full of special characters. */
export const UNKNOWN_ID_CHECKS = ['P1', 'P4', 'P5'] as const;
/** Body members that name the records an operation works on: a body is never sent without them. */
const NAMING: ReadonlySet<string> = new Set(['id', 'ids', 'userId', 'roleIds', 'positionIds', 'userIds', 'moduleId', 'adminIds']);
/** Operations whose path names no record, or where nothing need be there to be ended. */
const NO_IDS: ReadonlySet<string> = new Set(['updateAvatar', 'drawBillNumber', 'submitShortLinkForm', 'signOutUser']);
/** Operations whose path names the container and whose body names the records in it. */
const IN_A_CONTAINER: ReadonlySet<string> = new Set(['removeRecords']);

const idsOf = ({ id, parameters }: Facts): string[] =>
  NO_IDS.has(id)
    ? []
    : parameters
        .filter(({ in: place, name, shape }) => place === 'path' && /id$/i.test(name) && shape.keywords['enum'] === undefined)
        .map(({ name }) => name);

/** True for an operation that takes a JSON body and no file. */
export const hasJsonBody = ({ operation, isMultipart }: Facts): boolean => operation.body === 'json' && !isMultipart;
/** True for a body member that names records. */
export const namesRecords = (member: string): boolean => NAMING.has(member);

/** True where the body alone names the records. */
const isNamedByBody = (facts: Facts): boolean =>
  facts.operation.effect !== 'create' && (idsOf(facts).length === 0 || IN_A_CONTAINER.has(facts.id));

/** Checks that a writing operation refuses a call: by its caller, for an unknown id, by its method or media type. */
export function plannedRefusals(facts: Facts): Planned[] {
  const { operation } = facts;
  const hasOwnMisuse = resourceOf(facts.id) !== null && ['create', 'update'].includes(facts.class);
  return [
    ...plannedChecks(operation.isPublic ? [] : ['A2']),
    ...plannedChecks(rightsOf(facts.id).length > 0 ? ['A4', 'A7'] : []),
    ...(operation.effect === 'create' && facts.body !== null
      ? []
      : idsOf(facts).flatMap((name) => UNKNOWN_ID_CHECKS.map((check) => ({ check, name })))),
    ...plannedChecks(hasOwnMisuse || facts.isMultipart || isNamedByBody(facts) ? [] : ['N1']),
    ...plannedChecks(hasOwnMisuse || !hasJsonBody(facts) || isNamedByBody(facts) ? [] : ['N2', 'N3', 'N5']),
  ];
}

/** Checks of bodies with one wrong member, for a command that belongs to no resource. */
export function plannedBadBodies(facts: Facts): Planned[] {
  const valid = { ...facts.requests[0], tag: 'ct' };
  const bad = hasJsonBody(facts) ? badBodies(facts, valid, '').filter(({ member }) => !namesRecords(member)) : [];
  const byId = new Map(bad.map(({ check, member }) => [`${check}:${member}`, { check, name: member }]));
  return [...byId.values()];
}
