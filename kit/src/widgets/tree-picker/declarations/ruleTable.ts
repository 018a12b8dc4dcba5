import { msg } from '@lingui/core/macro';
import type { NodeSource } from '../../../engines/node-source/index.ts';
import type { CategoryTable, PickerFeeds, PickerNode, PickerOptions, PickerSpec } from '../types.ts';
import { words } from './words.ts';

/** Feeds of the pickers of serial-number rules. A rule is a node whose id is its code, which is what is stored. */
export interface RuleFeeds extends PickerFeeds {
  /** Business categories. */
  readonly categories: NodeSource<PickerNode>;
  /** Rules of a category, 20 a page; `cells` hold `fullName`, `enCode` and `startNumber`. @source forms §2.5, §9 */
  readonly rules: CategoryTable['rows'];
}

/** Parts the two pickers of rules have in common. @source forms §2.5, §3, §4 */
export function ruleTable({ categories, rules, ...feeds }: RuleFeeds, { cardinality = 'one', maximum }: PickerOptions) {
  return {
    resolve: feeds.resolve,
    recent: feeds.recent,
    policy: { cardinality, maximum, identity: 'id', onEmptyConfirm: 'clear', accepts: ({ isDisabled }) => !isDisabled },
    body: {
      kind: 'table',
      label: msg`Business categories`,
      all: msg`All business categories`,
      categories,
      rows: rules,
      columns: [
        { id: 'fullName', header: msg`Business name`, width: 'wide' },
        { id: 'enCode', header: msg`Business code`, width: 'narrow' },
        { id: 'startNumber', header: msg`Serial start number`, width: 'narrow', align: 'end' },
      ],
    },
    search: { by: 'typing', placeholder: words.byNameOrCode },
  } satisfies Partial<PickerSpec>;
}
