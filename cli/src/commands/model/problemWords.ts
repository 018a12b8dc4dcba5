import { fieldName, fieldsOf, labelOf } from '@milepost/openapi/domains/design';
import type { DesignDocument, DesignProblem, ProblemCode } from '@milepost/openapi/domains/design';

/** Names of a problem. */
interface Named {
  /** Label of the field it is about. */
  readonly label: string;
  /** Value of a problem by its name; '' for none. */
  readonly of: (name: string) => string;
}
type Sentence = (named: Named) => string;

/** Sentences on problems, for a terminal and for the log of a build. */
const SENTENCES: Readonly<Record<ProblemCode, Sentence>> = {
  emptyForm: () => 'the form has no fields',
  emptyList: () => 'the list has no columns',
  keyEmpty: ({ label }) => `“${label}” has no key: its values could not be stored`,
  keyNoName: ({ label, of }) =>
    `the key ${of('key')} of “${label}” does not begin with a letter and go on with letters, digits and underscores`,
  keyTooLong: ({ label }) => `the key of “${label}” has more than 50 characters`,
  keyReserved: ({ label, of }) => `the key ${of('key')} of “${label}” has a meaning of its own in every record`,
  keyTwice: ({ label, of }) => `“${label}” and “${of('other')}” have the same key ${of('key')}`,
  keyRetired: ({ label, of }) => `the key ${of('key')} of “${label}” is that of a retired field`,
  noSuchField: ({ label, of }) =>
    `${label === '' ? 'the design' : `“${label}”`} names “${of('field')}” (${of('as')}), which is not in the form`,
  circle: ({ of }) => `${of('fields')} are worked out of each other in a circle`,
  noModel: ({ label }) => `“${label}” has no form to choose records of`,
  noInterface: ({ label }) => `“${label}” has no data interface to choose from`,
  noColumns: ({ label }) => `“${label}” has no columns to show`,
  noNumberRule: ({ label }) => `“${label}” has no numbering rule`,
  noOptions: ({ label }) => `“${label}” has no options to choose from`,
  wrongPlace: ({ label }) => `“${label}” may not stand where it is`,
  groupWithoutField: () => 'the list is grouped, but no field to group by is chosen',
  parentWithoutField: () => 'the list is a tree, but no field for what is above is chosen',
  treeWithoutSource: () => 'the tree beside the list has no field to filter by',
  requiredAndHidden: ({ label }) => `“${label}” is required and hidden: nobody can fill it in`,
  shownNowhere: ({ label }) => `“${label}” is shown neither on computers nor in the app`,
  defaultOutOfLimits: ({ label, of }) => `the default ${of('value')} of “${label}” is beyond its limits`,
  limitsCrossed: ({ label, of }) => `the minimum ${of('min')} of “${label}” is above its maximum ${of('max')}`,
  labelTwice: ({ label }) => `another field is called “${label}” too`,
  notFilterable: ({ of }) => `“${of('field')}” is a filter, but fields of its kind cannot be searched`,
  noFilter: () => 'the list has no filters: nobody can search in it',
  scripts: ({ of }) => `scripts of the form that do not run here: ${of('count')}`,
  unknownKind: ({ label, of }) => `“${label}” is of the unknown kind ${of('kind')}: it stays as it is`,
  manyFields: ({ of }) => `the form has ${of('count')} fields: it is hard to fill in`,
  noSuchReference: ({ label, of }) => `“${label}” names the ${of('as')} ${of('id')}, which is not there`,
};

/** A problem as people read it. @param document the design it is of */
export function problemSentence({ code, values, owner }: DesignProblem, document: DesignDocument): string {
  const node = typeof owner === 'object' ? document.tree.nodes.get(owner.node) : undefined;
  const labels = new Map(
    fieldsOf(document).map((field) => {
      const at = document.tree.nodes.get(field.nodeId);
      return [fieldName(field), at ? labelOf(at) : field.key] as const;
    }),
  );
  const named = (name: string): string => {
    const value = values[name] ?? '';
    const all = (Array.isArray(value) ? value : [value]).map((one) =>
      name === 'field' || name === 'fields' ? (labels.get(String(one)) ?? one) : one,
    );
    return all.join(', ');
  };
  return SENTENCES[code]({ label: String(values['label'] ?? '') || (node ? labelOf(node) : ''), of: named });
}

/** Place of a problem: the form, the list, or the key of a field. */
export function placeOf({ owner }: DesignProblem, document: DesignDocument): string {
  if (typeof owner !== 'object') return owner;
  const field = fieldsOf(document).find(({ nodeId }) => nodeId === owner.node);
  return field ? fieldName(field) : 'form';
}
