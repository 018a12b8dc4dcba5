import { msg } from '@lingui/core/macro';
import type { PickerOptions, PickerSpec } from '../types.ts';
import { ruleTable } from './ruleTable.ts';
import type { RuleFeeds } from './ruleTable.ts';
import { inOwnLook } from './inOwnLook.ts';

/** A serial-number rule out of the business categories; its code is stored. @source forms §2.5 */
export function billRulePicker(feeds: RuleFeeds, options: PickerOptions = {}): PickerSpec {
  return inOwnLook(options, {
    ...ruleTable(feeds, options),
    name: 'billRule',
    title: msg`Select serial-number rule`,
    placeholder: msg`Choose a serial-number rule`,
    look: { surface: 'dialog', widthPx: 800 },
  });
}
