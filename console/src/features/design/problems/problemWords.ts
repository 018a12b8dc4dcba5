import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { fieldName, fieldsOf, kindNameOf, labelOf, memberOf, retiredOf, textOf, valueAt } from '@milepost/openapi/domains/design';
import type { DesignDocument, DesignProblem, ProblemCode, ReferenceKind, UseKind } from '@milepost/openapi/domains/design';

/** Names and figures of a problem. */
interface Words {
  /** Label of the field it is about. */
  readonly label: string;
  readonly key: string;
  /** Label of the control it is found at. */
  readonly owner: string;
  /** Label of a field that was named, as it is or was; its key where nobody knows one. */
  readonly field: string;
  readonly other: string;
  readonly kind: string;
  readonly fields: string;
  readonly count: number;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly id: string;
}
type Sentence = (words: Words) => MessageDescriptor;

/** Sentences on a place that names no field, by what the field is for there. */
const NO_SUCH_FIELD: Readonly<Record<UseKind, Sentence>> = {
  attribute: ({ owner, field }) => msg`“${owner}” shows a member of “${field}”, which is not in the form`,
  code: ({ owner, field }) => msg`The code “${owner}” is made of “${field}”, which is not in the form`,
  follows: ({ owner, field }) => msg`“${owner}” follows “${field}”, which is not in the form`,
  parameter: ({ owner, field }) => msg`A parameter of “${owner}” takes “${field}”, which is not in the form`,
  dateLimit: ({ owner, field }) => msg`A date limit of “${owner}” takes “${field}”, which is not in the form`,
  formula: ({ owner, field }) => msg`The formula of “${owner}” takes “${field}”, which is not in the form`,
  sum: ({ owner, field }) => msg`“${owner}” sums up the column “${field}”, which it does not have`,
  rule: ({ field }) => msg`A rule names “${field}”, which is not in the form`,
  column: ({ field }) => msg`The column “${field}” of the list shows no field of the form`,
  filter: ({ field }) => msg`The filter “${field}” searches no field of the form`,
  order: ({ field }) => msg`The list is ordered by “${field}”, which is not in the form`,
  group: ({ field }) => msg`The list is grouped by “${field}”, which is not in the form`,
  parent: ({ field }) => msg`The tree of the list stands on “${field}”, which is not in the form`,
  leftTree: ({ field }) => msg`The tree beside the list filters by “${field}”, which is not in the form`,
  listSum: ({ field }) => msg`The list sums up “${field}”, which is not in the form`,
  condition: ({ field }) => msg`A condition of the list names “${field}”, which is not in the form`,
  import: ({ field }) => msg`The import takes “${field}”, which is not in the form`,
  flow: ({ field }) => msg`The approval flow names “${field}”, which is not in the form`,
};

/** Sentences on something outside the design that is not here, named by a control or the form. */
const NO_SUCH_REFERENCE: Readonly<Record<ReferenceKind, Sentence>> = {
  dictionary: ({ owner, id }) => msg`“${owner}” takes its options from the dictionary ${id}, which is not here`,
  interface: ({ owner, id }) => msg`“${owner}” asks the data interface ${id}, which is not here or disabled`,
  model: ({ owner, id }) => msg`“${owner}” names the form ${id}, which is not here`,
  numberRule: ({ owner, id }) => msg`“${owner}” is numbered by the rule ${id}, which is not here or disabled`,
  printTemplate: ({ id }) => msg`The form is printed by the template ${id}, which is not here, disabled or not for forms`,
};
/** The same where a list names it. */
const NO_SUCH_REFERENCE_OF_LIST: Readonly<Record<ReferenceKind, Sentence>> = {
  dictionary: ({ id }) => msg`The list names the dictionary ${id}, which is not here`,
  interface: ({ id }) => msg`The list names the data interface ${id}, which is not here or disabled`,
  model: ({ id }) => msg`The list names the form ${id}, which is not here`,
  numberRule: ({ id }) => msg`The list names the numbering rule ${id}, which is not here or disabled`,
  printTemplate: ({ id }) => msg`The list prints by the template ${id}, which is not here, disabled or not for forms`,
};

const SENTENCES: Readonly<Record<Exclude<ProblemCode, 'noSuchField' | 'noSuchReference'>, Sentence>> = {
  emptyForm: () => msg`The form has no fields yet`,
  emptyList: () => msg`The list has no columns yet`,
  keyEmpty: ({ label }) => msg`“${label}” has no key: its values could not be stored`,
  keyNoName: ({ label, key }) =>
    msg`The key ${key} of “${label}” does not begin with a letter and go on with letters, digits and underscores`,
  keyTooLong: ({ label }) => msg`The key of “${label}” has more than 50 characters`,
  keyReserved: ({ label, key }) => msg`The key ${key} of “${label}” has a meaning of its own in every record`,
  keyTwice: ({ label, other, key }) => msg`“${label}” and “${other}” have the same key ${key}`,
  keyRetired: ({ label, key }) => msg`The key ${key} of “${label}” is that of a retired field`,
  circle: ({ fields }) => msg`${fields} are worked out of each other in a circle`,
  noModel: ({ label }) => msg`“${label}” has no form to choose records of`,
  noInterface: ({ label }) => msg`“${label}” has no data interface to choose from`,
  noColumns: ({ label }) => msg`“${label}” has no columns to show`,
  noNumberRule: ({ label }) => msg`“${label}” has no numbering rule`,
  noOptions: ({ label }) => msg`“${label}” has no options to choose from`,
  wrongPlace: ({ label }) => msg`“${label}” may not stand where it is`,
  groupWithoutField: () => msg`The list is grouped, but no field to group by is chosen`,
  parentWithoutField: () => msg`The list is a tree, but no field for what is above is chosen`,
  treeWithoutSource: () => msg`The tree beside the list has no field to filter by`,
  requiredAndHidden: ({ label }) => msg`“${label}” is required and hidden: nobody can fill it in`,
  shownNowhere: ({ label }) => msg`“${label}” is shown neither on computers nor in the app`,
  defaultOutOfLimits: ({ label, value }) => msg`The default ${value} of “${label}” is beyond its limits`,
  limitsCrossed: ({ label, min, max }) => msg`The minimum ${min} of “${label}” is above its maximum ${max}`,
  labelTwice: ({ label }) => msg`Another field is called “${label}” too`,
  notFilterable: ({ field }) => msg`“${field}” is a filter, but fields of its kind cannot be searched`,
  noFilter: () => msg`The list has no filters: nobody can search in it`,
  scripts: ({ count }) =>
    msg`${plural(count, { one: '# script of the form does not run here', other: '# scripts of the form do not run here' })}`,
  unknownKind: ({ label, kind }) => msg`“${label}” is of the unknown kind ${kind}: it stays as it is`,
  manyFields: ({ count }) => msg`The form has ${count} fields: it is hard to fill in`,
};

const known = new WeakMap<DesignDocument, ReadonlyMap<string, string>>();

/** Labels of the fields of a form and of those that were retired, by their names: worked out once for a document. */
export function labelsOf(document: DesignDocument): ReadonlyMap<string, string> {
  const before = known.get(document);
  if (before) return before;
  const labels = new Map(retiredOf(document.form).map(({ key, label }) => [key, label]));
  for (const field of fieldsOf(document)) {
    const node = document.tree.nodes.get(field.nodeId);
    if (node) labels.set(fieldName(field), labelOf(node));
  }
  known.set(document, labels);
  return labels;
}

const ownerLabel = ({ tree }: DesignDocument, { owner }: Pick<DesignProblem, 'owner'>): string => {
  const node = typeof owner === 'object' ? tree.nodes.get(owner.node) : undefined;
  return node ? labelOf(node) || kindNameOf(node) : '';
};

/** Sentence of a problem: what is wrong, with the labels of who it is about. @source designer §6.7 */
export function problemSentence(problem: DesignProblem, document: DesignDocument): MessageDescriptor {
  const { code, values } = problem;
  const labels = labelsOf(document);
  const text = (name: string): string => String(values[name] ?? '');
  const figure = (name: string): number => Number(values[name] ?? 0);
  const owner = ownerLabel(document, problem);
  const { fields = [] } = values;
  const words: Words = {
    label: text('label') || owner,
    key: text('key'),
    owner,
    field: labels.get(text('field')) || text('label') || text('field'),
    other: text('other'),
    kind: text('kind'),
    fields: (Array.isArray(fields) ? fields : []).map((name: string) => `“${labels.get(name) ?? name}”`).join(' → '),
    count: figure('count'),
    value: figure('value'),
    min: figure('min'),
    max: figure('max'),
    id: text('name') || text('id'),
  };
  if (code === 'noSuchReference') {
    const isOfList = problem.owner === 'list' || problem.owner === 'appList';
    return (isOfList ? NO_SUCH_REFERENCE_OF_LIST : NO_SUCH_REFERENCE)[values['as'] as ReferenceKind](words);
  }
  return code === 'noSuchField' ? NO_SUCH_FIELD[values['as'] as UseKind](words) : SENTENCES[code](words);
}

const LIST_PLACES: Readonly<Record<string, MessageDescriptor>> = {
  columnList: msg({ message: 'Columns', context: 'of a list' }),
  searchList: msg({ message: 'Filters', context: 'of a list' }),
  summaryField: msg({ message: 'Sums', context: 'of a list' }),
  thousandsField: msg({ message: 'Sums', context: 'of a list' }),
  defaultSidx: msg({ message: 'Order', context: 'of a list' }),
  defaultSortConfig: msg({ message: 'Order', context: 'of a list' }),
  groupField: msg({ message: 'Grouping', context: 'of a list' }),
  parentField: msg({ message: 'Tree', context: 'of a list' }),
  treeRelation: msg({ message: 'Tree beside the list', context: 'of a list' }),
  ruleList: msg({ message: 'Conditions', context: 'of a list' }),
  printIds: msg`Print templates`,
  treeDictionary: msg({ message: 'Tree beside the list', context: 'of a list' }),
  treePropsUrl: msg({ message: 'Tree beside the list', context: 'of a list' }),
  customBtnsList: msg({ message: 'Own buttons', context: 'of a list' }),
  uploaderTemplateJson: msg({ message: 'Import', context: 'of a list' }),
};
const OWNERS = {
  form: msg({ message: 'Form', context: 'part of a design' }),
  list: msg({ message: 'List', context: 'part of a design' }),
  appList: msg({ message: 'List of the app', context: 'part of a design' }),
  flow: msg({ message: 'Approval flow', context: 'part of a design' }),
} as const;

/** Name of the place of a problem: the part of the design, and the control or the part of the list in it. */
export function problemPlaceWords(problem: DesignProblem, document: DesignDocument): readonly (MessageDescriptor | string)[] {
  const { owner, path } = problem;
  if (typeof owner === 'object') return [OWNERS.form, ownerLabel(document, problem)];
  const name = String(path[0] ?? '');
  if (owner === 'form' || owner === 'flow') return [OWNERS[owner]];
  const place = Object.hasOwn(LIST_PLACES, name) ? LIST_PLACES[name] : undefined;
  const item = typeof path[1] === 'number' ? valueAt(document[owner] ?? undefined, path.slice(0, 2)) : undefined;
  const label = textOf(memberOf(item, 'label'));
  return [OWNERS[owner], ...(place ? [place] : []), ...(label === '' ? [] : [label])];
}
