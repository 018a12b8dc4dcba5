import { msg } from '@lingui/core/macro';
import type { Entry } from '@milepost/openapi/domains/dictionary';
import { Plus, Upload } from 'lucide';
import { BUTTONS } from '../../permissions/index.ts';
import type { PermittedAction } from '../../permissions/index.ts';

/** Actions on an entry, in the order of the row. @source admin §2, §4, §6 */
export const entryActions = [
  { id: 'edit', code: BUTTONS.edit, label: () => msg`Edit` },
  { id: 'toggle', code: BUTTONS.edit, label: ({ isEnabled }) => (isEnabled ? msg`Disable` : msg`Enable`) },
  { id: 'remove', code: BUTTONS.remove, label: () => msg`Delete`, tone: 'danger' },
] as const satisfies readonly PermittedAction<Entry>[];

/** Buttons of the page. */
export const addEntry = { id: 'add', code: BUTTONS.add, label: () => msg`New entry`, icon: Plus } as const satisfies PermittedAction<void>;
export const importFile = {
  id: 'import',
  code: BUTTONS.import,
  label: () => msg`Import`,
  icon: Upload,
} as const satisfies PermittedAction<void>;

export type EntryActionId = (typeof entryActions)[number]['id'];
