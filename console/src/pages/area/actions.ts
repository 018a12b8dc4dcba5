import { msg } from '@lingui/core/macro';
import type { AreaNode } from '@milepost/openapi/domains/area';
import { Plus } from 'lucide';
import { BUTTONS } from '../../permissions/index.ts';
import type { PermittedAction } from '../../permissions/index.ts';

/** Actions on an area, in the order of the row; Enter does the first. @source admin §6 */
export const areaActions = [
  { id: 'edit', code: BUTTONS.edit, label: () => msg`Edit` },
  { id: 'addBelow', code: BUTTONS.add, label: () => msg`New below` },
  { id: 'toggle', code: BUTTONS.edit, label: ({ isEnabled }) => (isEnabled ? msg`Disable` : msg`Enable`) },
  { id: 'remove', code: BUTTONS.remove, label: () => msg`Delete`, tone: 'danger' },
] as const satisfies readonly PermittedAction<AreaNode>[];

export type AreaActionId = (typeof areaActions)[number]['id'];

/** The button of the page. */
export const addArea = {
  id: 'add',
  code: BUTTONS.add,
  label: () => msg`New area`,
  icon: Plus,
} as const satisfies PermittedAction<void>;
