//- file hasActions
import { msg } from '@lingui/core/macro';
import type { ExhibitRow } from '@milepost/openapi/domains/$domain';
import { Plus } from 'lucide';
import { BUTTONS } from '../../permissions/index.ts';
import type { PermittedAction } from '../../permissions/index.ts';

//- if hasRowActions
/** Actions on «a thing», in the order of the row; Enter does the first. @source admin §6 */
export const exhibitActions = [
  //- if canUpdate
  { id: 'edit', code: BUTTONS.edit, label: () => msg`Edit` },
  //- end
  //- if canAddBelow
  { id: 'addBelow', code: BUTTONS.add, label: () => msg`New below` },
  //- end
  //- if canToggle
  { id: 'toggle', code: BUTTONS.edit, label: ({ isEnabled }) => (isEnabled ? msg`Disable` : msg`Enable`) },
  //- end
  //- if canRemove
  { id: 'remove', code: BUTTONS.remove, label: () => msg`Delete`, tone: 'danger' },
  //- end
] as const satisfies readonly PermittedAction<ExhibitRow>[];

export type ExhibitActionId = (typeof exhibitActions)[number]['id'];
//- end

//- if canCreate
/** The button of the page. */
export const addExhibit = {
  id: 'add',
  code: BUTTONS.add,
  label: () => msg`New «thing»`,
  icon: Plus,
} as const satisfies PermittedAction<void>;
//- end
