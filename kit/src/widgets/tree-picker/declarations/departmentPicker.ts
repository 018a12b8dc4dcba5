import { msg } from '@lingui/core/macro';
import type { NodeSource } from '../../../engines/node-source/index.ts';
import type { PickerFeeds, PickerNode, PickerOptions, PickerSpec } from '../types.ts';
import { ofTypes } from './policies.ts';
import { words } from './words.ts';
import { inOwnLook } from './inOwnLook.ts';

export interface DepartmentFeeds extends PickerFeeds {
  /** The organisation down to its departments; in auth mode those the server gives for the present organisation. @source forms §6 */
  readonly departments: NodeSource<PickerNode>;
}

export interface DepartmentOptions extends PickerOptions {
  /** Only these may be chosen, where a custom type says so. @source forms §6 */
  readonly allowedIds?: readonly string[];
}

/** Departments out of the organisation; only departments may be chosen. @source forms §2.5, §4 */
export function departmentPicker({ departments, onAdd, ...feeds }: DepartmentFeeds, options: DepartmentOptions = {}): PickerSpec {
  return inOwnLook(options, {
    ...feeds,
    name: 'department',
    title: msg`Select department`,
    placeholder: msg`Choose a department`,
    policy: ofTypes({ ...options, types: ['department'] }),
    refusal: ({ type }) => (type === 'department' ? null : words.onlyDepartments),
    body: { kind: 'panes', tabs: [{ id: 'departments', label: words.structure, source: departments, shape: 'tree' }] },
    look: { surface: 'dialog', widthPx: 800 },
    search: { by: 'typing', placeholder: words.byName },
    fieldText: 'pathOfOne',
    add: onAdd && { label: msg`New department`, run: onAdd },
  });
}
