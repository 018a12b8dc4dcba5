import type { FilterField, FormField } from '../resource/resource.ts';
import { builder, choiceConstant, type Ask } from './ask.ts';
import { usualControl } from './controls.ts';

/** The filters as code: as they were asked for, or the state and what a field of the form chooses from. */
export function filterLines(ask: Ask): string[] {
  const { resource, input } = ask;
  const { filters } = resource.list;
  const asked = input.search;
  const chosen = asked
    ? asked.flatMap((name) => filters.filter((filter) => filter.name === name))
    : filters.filter((filter) => !input.hide.includes(filter.name) && isUsual(ask, filter));
  return chosen
    .toSorted((a, b) => Number(isState(a)) - Number(isState(b)))
    .flatMap((filter) => filterLine(ask, filter, asked !== null) ?? []);
}

/** The state as most lists are asked: enabled, or not. */
const isState = ({ name, choices }: FilterField): boolean => name === 'enabledMark' && choices.toSorted().join() === '0,1';

function isUsual({ resource, controls, pickers }: Ask, filter: FilterField): boolean {
  if (isState(filter)) return resource.columns.some(({ kind }) => kind === 'status');
  const asked = controls.get(filter.name)?.kind;
  return (
    asked === 'picker' ||
    asked === 'dictionary' ||
    (fieldOf(filter, resource.form?.fields) !== null && usualControl(filter, resource.domain, pickers) !== null)
  );
}

const fieldOf = ({ name }: FilterField, fields: readonly FormField[] = []): FormField | null =>
  fields.find((field) => field.name === name) ?? null;

function filterLine(ask: Ask, filter: FilterField, isNeeded: boolean): string | null {
  if (isState(filter)) return 'stateFilter()';
  const { words, controls, pickers, resource } = ask;
  const { name, choices } = filter;
  const wanted = controls.get(name) ?? usualControl(filter, resource.domain, pickers);
  const label = words.ofField(name, null, isNeeded)?.code;
  if (label === undefined) return null;
  if (wanted?.kind === 'picker') return builder('pick', [`'${name}'`, label, `'${wanted.picker}'`]);
  if (wanted?.kind === 'dictionary') return builder('choice', [`'${name}'`, label, dictionaryOf(wanted)]);
  if (choices.length > 0) {
    const constant = choiceConstant(ask, name, choices, isNeeded);
    return constant === null ? null : builder('choice', [`'${name}'`, label, constant]);
  }
  return builder('text', [`'${name}'`, label]);
}

/** A feed of a dictionary as code. */
export const dictionaryOf = ({ enCode, keeps }: { readonly enCode: string; readonly keeps: string }): string =>
  builder('dictionary', [`'${enCode}'`, keeps === 'code' ? null : `'${keeps}'`]);
