import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { DesignChange } from '@milepost/openapi/domains/design';

/** Part of a design differences are told by, in the order they are read. */
export type ChangePart = 'data' | 'form' | 'rules' | 'list' | 'flow' | 'print';

/** Names of the parts of differences. */
export const PART_WORDS: Readonly<Record<ChangePart, MessageDescriptor>> = {
  data: msg({ message: 'Data', context: 'part of a design' }),
  form: msg({ message: 'Form', context: 'part of a design' }),
  rules: msg({ message: 'Rules', context: 'part of a design' }),
  list: msg({ message: 'List', context: 'part of a design' }),
  flow: msg({ message: 'Approval flow', context: 'part of a design' }),
  print: msg({ message: 'Print', context: 'part of a design' }),
};
const PARTS = Object.keys(PART_WORDS) as readonly ChangePart[];

/** Lines of differences that are read at once. @source designer Appendix E */
export const MOST_LINES = 40;

function partOf(change: DesignChange): ChangePart {
  switch (change.change) {
    case 'fieldRemoved':
    case 'keyChanged':
    case 'kindChanged':
    case 'tablesChanged':
      return 'data';
    case 'factChanged':
      return change.fact === 'enableFlow' ? 'flow' : 'data';
    case 'flowChanged':
      return 'flow';
    case 'ruleAdded':
    case 'ruleRemoved':
    case 'ruleChanged':
      return 'rules';
    case 'listItemAdded':
    case 'listItemRemoved':
    case 'listItemMoved':
    case 'listMade':
    case 'listDropped':
    case 'appListChanged':
      return 'list';
    case 'settingChanged':
      if (change.setting === 'printTemplates') return 'print';
      return change.of === 'field' || change.of === 'form' ? 'form' : 'list';
    case 'settingsChanged':
      return change.of === 'field' || change.of === 'form' ? 'form' : 'list';
    case 'fieldAdded':
    case 'fieldMoved':
    case 'labelChanged':
      return 'form';
  }
}

const LOSES: ReadonlySet<DesignChange['change']> = new Set([
  'fieldRemoved',
  'keyChanged',
  'kindChanged',
  'listItemRemoved',
  'ruleRemoved',
  'listDropped',
]);
const IS_REST: ReadonlySet<DesignChange['change']> = new Set(['settingsChanged', 'tablesChanged', 'factChanged']);

/** True for a difference that takes something away from who uses the form. */
export const loses = (change: DesignChange): boolean => LOSES.has(change.change);
const rankOf = (change: DesignChange): number => (loses(change) ? 0 : IS_REST.has(change.change) ? 2 : 1);

/** Differences of one part, what takes something away first, then what people see, then the rest. */
export interface ChangeGroup {
  readonly part: ChangePart;
  readonly changes: readonly DesignChange[];
}

/** Differences by the parts they are of; parts without any are left out. */
export function changeGroups(changes: readonly DesignChange[]): readonly ChangeGroup[] {
  return PARTS.flatMap((part): readonly ChangeGroup[] => {
    const own = changes.filter((change) => partOf(change) === part).toSorted((one, other) => rankOf(one) - rankOf(other));
    return own.length === 0 ? [] : [{ part, changes: own }];
  });
}
