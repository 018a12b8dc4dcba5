import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { kindNameOf, labelOf } from '@milepost/openapi/domains/design';
import type { DesignDocument, FieldUse, UseKind } from '@milepost/openapi/domains/design';

/** Places that use a field, by what they use it for. */
const USES: Readonly<Record<UseKind, (owner: string) => MessageDescriptor>> = {
  attribute: (owner) => msg`“${owner}”, which shows a member of it`,
  code: (owner) => msg`Code “${owner}”`,
  follows: (owner) => msg`“${owner}”, which follows it`,
  parameter: (owner) => msg`Parameter of “${owner}”`,
  dateLimit: (owner) => msg`Date limit of “${owner}”`,
  formula: (owner) => msg`Formula of “${owner}”`,
  sum: (owner) => msg`Sum in “${owner}”`,
  rule: () => msg`Rule of the form`,
  column: () => msg`Column of the list`,
  filter: () => msg`Filter of the list`,
  order: () => msg`Order of the list`,
  group: () => msg`Grouping of the list`,
  parent: () => msg`Tree of the list`,
  leftTree: () => msg`Tree beside the list`,
  listSum: () => msg`Sum of the list`,
  condition: () => msg`Condition of the list`,
  import: () => msg`Import of the list`,
  flow: () => msg`Approval flow`,
};

/** Name of a place that uses a field: “Formula of ‘Total’”. */
export function usageSentence({ owner, as }: FieldUse, { tree }: DesignDocument): MessageDescriptor {
  const node = typeof owner === 'object' ? tree.nodes.get(owner.node) : undefined;
  return USES[as](node ? labelOf(node) || kindNameOf(node) : '');
}
