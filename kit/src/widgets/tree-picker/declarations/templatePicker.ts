import { msg } from '@lingui/core/macro';
import type { PickerOptions, PickerSpec } from '../types.ts';
import { ruleTable } from './ruleTable.ts';
import type { RuleFeeds } from './ruleTable.ts';
import { inOwnLook } from './inOwnLook.ts';

/** A template out of the business categories, and a button that makes a new one. @source forms §2.5 @reading R-213 */
export function templatePicker(feeds: RuleFeeds, options: PickerOptions = {}): PickerSpec {
  return inOwnLook(options, {
    ...ruleTable(feeds, options),
    name: 'template',
    title: msg`Template`,
    placeholder: msg`Choose a template`,
    look: { surface: 'dialog', widthPx: 1000 },
    add: feeds.onAdd && { label: msg`New template`, run: feeds.onAdd },
  });
}
