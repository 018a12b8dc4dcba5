export {
  choiceColumn,
  codeColumn,
  historyColumns,
  momentColumn,
  nameColumn,
  memberCountColumn,
  numberColumn,
  personColumn,
  sortColumn,
  statusColumn,
  textColumn,
} from './columns.ts';
export { belonging } from './belonging.ts';
export { defineDetails } from './defineDetails.ts';
export { defineResource } from './defineResource.ts';
export * from './fields.ts';
export { stateAsked } from './stateAsked.ts';
export { ChangedRecord } from './history/ChangedRecord.tsx';
export { resourceKeys } from './keys.ts';
export { defineUses, kindColumns } from './defineUses.ts';
export { defineSettings } from './defineSettings.ts';
export { memberEffects } from './members/memberEffects.ts';
export { members } from './members/members.ts';
export { people, peopleEffects } from './members/people.ts';
export { ResourcePart } from './ResourcePart.tsx';
export { defineWizard } from './wizard/defineWizard.ts';
export { changesRecord } from './task/changesRecord.ts';
export { taskOfRow, taskOfRows } from './task/opensTask.ts';
export { NotDone } from './task/types.ts';
export type { Task, TaskStep } from './task/types.ts';
export { opensWizard, opensWizardForSeveral } from './wizard/opensWizard.ts';
export type { WizardStep, WizardStepProps, WizardValues } from './wizard/types.ts';
export { usualQuery } from './port.ts';
export { resourcePage, settingsPage } from './resourcePage.ts';
export type {
  AnyResource,
  AnyRow,
  BatchAction,
  Codecs,
  ConditionsProps,
  Effects,
  FieldPart,
  MoreAction,
  NewAt,
  Operations,
  OpenedForSeveralProps,
  OpenedProps,
  OwnFeed,
  Resource,
  Saving,
  Tool,
  ToolProps,
} from './types.ts';
