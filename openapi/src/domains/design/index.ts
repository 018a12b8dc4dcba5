export { newControl, newItem, type FirstWords, type NewControl } from './begins.ts';
export { changesBetween, type ChangedPlace, type DesignChange, type ListItem } from './changes.ts';
export {
  comparesWithField,
  conditionOf,
  conditionsIn,
  listRulesOf,
  ruleListOf,
  rulesWithout,
  type ConditionMatch,
  type ConditionSet,
  type ListRules,
} from './conditions.ts';
export { withListsFollowing } from './copies.ts';
export {
  NO_TREE,
  controlsOfNodes,
  createNodeIds,
  formOf,
  keyOf,
  kindNameOf,
  labelOf,
  nodesOf,
  openDesign,
  textsOf,
  type DesignDocument,
  type DesignFacts,
  type DesignNode,
  type DesignTexts,
  type DesignTree,
  type NodeId,
  type UnreadText,
} from './document.ts';
export { circlesIn, dependenciesOf, type Dependency } from './graph.ts';
export {
  isList,
  isObject,
  isSame,
  memberOf,
  parseJson,
  textOf,
  valueAt,
  withMember,
  withValueAt,
  type Json,
  type JsonObject,
  type Path,
} from './json.ts';
export {
  RETIRED,
  RULES,
  fieldName,
  fieldsOf,
  keyFault,
  newKey,
  nextKeyNumber,
  retiredOf,
  type DesignField,
  type KeyFault,
  type RetiredField,
} from './keys.ts';
export {
  KINDS,
  KIND_NAMES,
  canHold,
  hasKey,
  isItem,
  itemOf,
  kindOfName,
  nameOfKind,
  placeRefusal,
  type DesignDialect,
  type KindFacts,
  type KindGroup,
  type KindName,
  type PlaceRefusal,
  type ValueKind,
} from './kinds.ts';
export { listMadeFrom, newColumn, newFilter, withFieldsOffered } from './make-list.ts';
export { mergeDesigns, type MergeConflict, type Merged, type Side } from './merge.ts';
export { problemPlace } from './problem-place.ts';
export {
  PROBLEM_CODES,
  mayBeReleased,
  problemsOf,
  type DesignProblem,
  type ErrorCode,
  type OwnCode,
  type ProblemCode,
  type Severity,
} from './problems.ts';
export {
  missingProblems,
  referencesOf,
  withReference,
  type DesignReference,
  type ReferenceKind,
  type ReferencePlace,
} from './references.ts';
export { SETTINGS, type SettingName } from './settings.ts';
export {
  allNodes,
  childrenOf,
  controlsAt,
  homesOf,
  moved,
  outermost,
  placeOfNode,
  refusalOf,
  roleOf,
  withNode,
  withNodes,
  withinNode,
  withoutNodes,
  type InsertionPoint,
} from './tree.ts';
export { turnEffect, turned, turnsOf, type TurnEffect } from './turn.ts';
export { usesOf, usesOfField, withKey, withoutFieldsInLists, type FieldUse, type UseKind, type UseOwner } from './uses.ts';
