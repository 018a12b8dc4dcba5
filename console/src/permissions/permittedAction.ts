import type { MessageDescriptor } from '@lingui/core';
import type { IconNode } from 'lucide';
import type { ButtonCode, Can } from './permissions.ts';

/** Something a person may be allowed to do with a subject: buttons and row menus are drawn from a list of these. */
export interface PermittedAction<Subject, Id extends string = string> {
  readonly id: Id;
  /** Needed in the page's button list. */
  readonly code: ButtonCode;
  readonly label: (subject: Subject) => MessageDescriptor;
  readonly icon?: IconNode;
  readonly tone?: 'plain' | 'danger';
}

/** The actions that are allowed on this page, in order; one without a code needs no right. */
export function permitted<A extends { readonly code: ButtonCode | null }>(actions: readonly A[], can: Can): A[] {
  return actions.filter(({ code }) => code === null || can.button(code));
}
