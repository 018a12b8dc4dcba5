import { controlsOf, holds, isEmptyValue, valueAt, withValueAt } from '../grammar/index.ts';
import type { FormSpec, PlacedControl } from '../grammar/index.ts';
import { planCalculations } from '../formulas/index.ts';
import type { FieldState, FormStore, FormSummary, Values } from './types.ts';

const QUIET: FormSummary = { isDirty: false, attempt: 0, problems: [], canSave: true, refusal: null, isSaving: false };
const NONE: ReadonlyMap<string, never> = new Map<string, never>();
const nothing = () => undefined;
const neverStops = () => nothing;

const isMembers = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The saved value with what was worked out in its gaps: of rows too, each for itself. */
function filled(saved: unknown, found: unknown): unknown {
  if (Array.isArray(saved) && Array.isArray(found)) return saved.map((row: unknown, at) => filled(row, found[at]));
  if (!isMembers(saved) || !isMembers(found)) return isEmptyValue(saved) ? found : saved;
  const gaps = Object.entries(found).filter(([field]) => isEmptyValue(saved[field]));
  return gaps.length === 0 ? saved : { ...saved, ...Object.fromEntries(gaps) };
}

/** The record with the results of formulas it was saved without. */
function withResults(controls: readonly PlacedControl[], record: Values): Values {
  const found = planCalculations(controls)?.(record).values ?? [];
  return found.reduce((all, [field, value]) => withValueAt(all, field, filled(valueAt(all, field), value)), record);
}

/**
 * A record to read: the store of a form that never changes. What was not filled in stays so, where a form would begin with its
 * first values; nothing is judged.
 */
export function createRecordStore<Record extends object>(spec: Pick<FormSpec, 'parts'>, record: Partial<Record>): FormStore<Record> {
  const controls = controlsOf(spec);
  const values = withResults(controls, record as Values);
  const read = (path: string) => valueAt(values, path);
  const states = new Map(
    controls.map(({ control, shown }): [string, FieldState] => [
      control.field,
      {
        value: control.kind === 'derived' ? control.compute(read) : read(control.field),
        isShown: shown.every((condition) => holds(condition, read)),
        isRequired: false,
        isDisabled: false,
        problem: null,
        hasProblem: false,
        given: null,
        kept: null,
      },
    ]),
  );
  return {
    controls,
    value: read,
    set: nothing,
    state(path) {
      const state = states.get(path);
      if (!state)
        throw new Error(`[kit] The record has no field "${path}" · nothing can be shown for it · add a control for it to the parts`);
      return state;
    },
    subscribe: neverStops,
    summary: () => QUIET,
    subscribeSummary: neverStops,
    subscribeEmptied: neverStops,
    subscribeRules: neverStops,
    leave: nothing,
    setUnreadable: nothing,
    setCellFaults: nothing,
    tryToSave: () => false,
    setSaving: nothing,
    refuse: nothing,
    snapshot: () => values as Record,
    loaded: () => values as Record,
    changed: () => [],
    typed: () => ({ controls, values: NONE, unreadable: NONE, cellFaults: NONE }),
    rebase: nothing,
  };
}
