import type { Subordinate } from '@milepost/openapi/domains/current-user';
import { personName } from '../../data/personName.ts';

/** Somebody who answers to the person, as a row of a tree. */
export interface Person {
  readonly id: string;
  readonly fullName: string;
  readonly department: string;
  readonly position: string;
  readonly isLeaf: boolean;
}

/** A server that knows one level only sends no ids: then nobody can be opened. */
export const peopleOf = (subordinates: readonly Subordinate[]): Person[] =>
  subordinates.map(({ id, userName, department, position, isLeaf }, at) => ({
    id: id || `row-${at}`,
    fullName: personName(userName),
    department,
    position,
    isLeaf: isLeaf || !id,
  }));
