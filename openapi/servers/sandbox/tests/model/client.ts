import type { Person } from '../client.ts';

/** A control of a design under test. */
export interface Control {
  readonly __vModel__: string;
  readonly __config__: Readonly<Record<string, unknown>>;
}

/** A control of some kind; its label is its key where none is given. */
export const control = (key: string, label = key, jnpfKey = 'comInput', more: object = {}): Control => ({
  __vModel__: key,
  __config__: { jnpfKey, label, ...more },
});

/** A sub-table. */
export const subTable = (key: string, children: readonly Control[]): Control => control(key, key, 'table', { children });

/** Texts of a form with a list that has a column for each of its controls. */
export function designOf(controls: readonly Control[], list: object = {}, form: object = {}) {
  const columnList = controls.map(({ __vModel__: prop, __config__: { label } }) => ({ prop, label }));
  return { formData: JSON.stringify({ fields: controls, ...form }), columnData: JSON.stringify({ type: 1, columnList, ...list }) };
}

/** Body of a model. */
export const bodyOf = (enCode: string, more: object = {}) => ({
  fullName: `设计 ${enCode}`,
  enCode,
  type: 1,
  webType: 2,
  category: '',
  ...more,
});

/** Adds a model; answers its id. */
export async function make(person: Person, enCode: string, more: object = {}): Promise<string> {
  return (await person.data('createModel', { body: bodyOf(enCode, more) })) ?? '';
}

/** Releases a model, into no menu where none is named. */
export const release = (person: Person, id: string, body: object = {}) =>
  person.call('releaseModel', { path: { id }, body: { pc: 0, app: 0, ...body } });
