import { nearest } from '../../templates/nearest.ts';
import { readControl, type ProposedControl } from './declaration/controls.ts';
import { inputFailure, type PageInput } from './input.ts';
import type { Resource } from './resource/resource.ts';

/**
 * Members the flags name, held against what there is.
 * @returns what edits a member, by its name
 * @throws CommandFailure 2 with every name that is unknown
 */
export function readMembers(
  input: PageInput,
  { columns, form, list }: Resource,
  pickers: readonly string[],
): ReadonlyMap<string, ProposedControl> {
  const names = {
    columns: columns.map(({ name }) => name),
    fields: (form?.fields ?? []).map(({ name }) => name),
    search: list.filters.map(({ name }) => name),
  };
  const all = [...new Set([...names.columns, ...names.fields, ...names.search])];
  const problems: string[] = [];
  const check = (flag: string, asked: Iterable<string>, known: readonly string[]): void => {
    for (const name of asked) {
      const member = name.split('.')[0] ?? '';
      if (known.includes(member)) continue;
      const meant = nearest(member, known);
      problems.push(
        `${flag} names "${member}", which ${list.id} does not have. ${meant.length > 0 ? `Did you mean ${meant.join(', ')}?` : `There are ${known.join(', ') || 'none'}.`}`,
      );
    }
  };
  check('--columns', input.columns ?? [], names.columns);
  check('--fields', input.fields ?? [], names.fields);
  check('--search', input.search ?? [], names.search);
  check('--hide', input.hide, all);
  check('--control', input.controls.keys(), all);
  check('--label', input.labels.keys(), all);
  // Where the fields of the form are named, what is hidden is hidden in the list.
  for (const name of input.fields === null ? input.hide : [])
    if (form?.fields.some((field) => field.name === name && field.isRequired && field.kind !== 'parent'))
      problems.push(
        `--hide names "${name}", which a new record needs: nothing could be saved without it. Leave it in the form; --columns says what the list shows.`,
      );
  const controls = new Map<string, ProposedControl>();
  for (const [name, typed] of input.controls) {
    const wanted = readControl(name, typed, pickers);
    if (typeof wanted === 'string') problems.push(wanted);
    else controls.set(name, wanted);
  }
  if (problems.length > 0) throw inputFailure(problems);
  return controls;
}
