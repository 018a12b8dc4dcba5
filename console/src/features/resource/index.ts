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
} from './definition/columns.ts';
export { relatedList } from './page/related/relatedList.ts';
export { defineDetails } from './definition/defineDetails.ts';
export { defineResource } from './definition/defineResource.ts';
export * from './definition/fields.ts';
export { enabledMarkParam } from './list/enabledMarkParam.ts';
export { ChangedRecord } from './extensions/history/ChangedRecord.tsx';
export { resourceKeys } from './definition/keys.ts';
export { defineUses, kindColumns } from './list/defineUses.ts';
export { defineSettings } from './definition/defineSettings.ts';
export { memberEffects } from './extensions/members/memberEffects.ts';
export { members } from './extensions/members/members.ts';
export { people, peopleEffects } from './page/related/people.ts';
export { ResourcePart } from './page/ResourcePart.tsx';
export { defineWizard } from './actions/wizard/defineWizard.ts';
export { changesRecord } from './actions/task/changesRecord.ts';
export { taskOfRow, taskOfRows } from './actions/task/opensTask.ts';
export { NotDone } from './actions/task/types.ts';
export type { Task } from './actions/task/types.ts';
export { opensWizard, opensWizardForSeveral } from './actions/wizard/opensWizard.ts';
export type { WizardStep, WizardStepProps } from './actions/wizard/types.ts';
export { usualQuery } from './list/listPort.ts';
export type {
  AnyResource,
  AnyRow,
  BatchAction,
  Codecs,
  ConditionsProps,
  CountsQuery,
  DeletionImpact,
  FieldPart,
  FormDeclaration,
  MoreAction,
  NewAt,
  Operations,
  OpenedForSeveralProps,
  OpeningTool,
  OpenedProps,
  OwnFeed,
  Saving,
  SideAsk,
  Sidebar,
  SideNode,
  ToolProps,
  TriedSave,
} from './definition/types.ts';
