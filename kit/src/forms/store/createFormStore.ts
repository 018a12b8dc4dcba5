import { CALCULATE_AFTER_MS } from '../../engines/calculate/index.ts';
import { systemClock } from '../../engines/clock/index.ts';
import type { Clock } from '../../engines/clock/index.ts';
import { controlsOf, emptyOf, isEmptyValue, isSame, valueAt, withValueAt } from '../grammar/index.ts';
import type { FieldPath, FieldProblem, FormSpec, PlacedControl } from '../grammar/index.ts';
import { beginRecord, withDefaults } from './beginRecord.ts';
import { goOn, loadedFor } from './goOn.ts';
import { planCalculations } from '../formulas/index.ts';
import { fieldStateOf } from './fieldState.ts';
import type { FormNow } from './fieldState.ts';
import { createRules } from './runRules.ts';
import { isSameSummary, summarise } from './summarise.ts';
import type { Cause, ClearedFields, FieldState, FormStore, RuleWords, TypedForm, Values } from './types.ts';

/** Turns of effects after one change; a circle of fields that empty each other ends there. */
const MOST_ROUNDS = 32;

interface Slot {
  readonly placed: PlacedControl;
  state: FieldState;
  /** Places its state was made from. */
  reads: Set<FieldPath>;
}

/** True where two places overlap: the same, or one inside the other. */
const overlaps = (one: FieldPath, other: FieldPath): boolean => one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/**
 * A form over one record. Each field has a state of its own, which is made anew only when a value it was made from changes;
 * who listens to a field hears of nothing else. Problems show when a field was left or a save was tried, and go when they are
 * mended. What was typed and is no value stays in its field: the record keeps the last good one, and nothing can be saved.
 * Formulas are worked out 100 ms after the last change, and at once before the form is saved; a stored result stays until then.
 * @param loaded record, or the part of one that is known; members without a control are kept and given back
 * @param before form of the same record by other parts: what was typed into it goes along, and nothing of it is told yet
 * @source admin §4 forms §9
 */
export function createFormStore<Draft extends object>(
  spec: FormSpec<Draft>,
  loaded: Partial<Draft>,
  clock: Clock = systemClock,
  before?: TypedForm,
): FormStore<Draft> {
  const controls = controlsOf(spec);
  const calculate = planCalculations(controls);
  const begun = beginRecord(controls, before ? loadedFor(controls, before, loaded as Values) : (loaded as Values), calculate);
  let base = begun.record;
  const form: FormNow = {
    values: base,
    attempt: 0,
    refusal: null,
    refusedValue: null,
    unworkable: begun.unworkable,
    judged: [],
    blurred: new Set(),
    unreadable: new Map(),
    cellFaults: new Map(),
    uses: new Map(),
  };
  let callOff = () => {};
  /** Something changed that formulas may read: what was loaded stands as it is. */
  let isStale = false;
  let isSettling = false;
  let isSaving = false;
  const dirty = new Set<FieldPath>();
  const listeners = new Map<FieldPath, Set<() => void>>();
  const summaryListeners = new Set<() => void>();
  const ruleListeners = new Set<(words: RuleWords) => void>();
  const emptiedListeners = new Set<(emptied: ClearedFields) => void>();

  const judgeRecord = () => spec.check?.(form.values as Draft) ?? [];

  form.judged = judgeRecord();
  const slots: Slot[] = controls.map((placed) => ({ placed, ...fieldStateOf(placed, form) }));
  const slotAt = new Map(slots.map((slot) => [slot.placed.control.field, slot]));
  /** Slots by the places they read; made anew when one of them reads other places. */
  const readers = new Map<FieldPath, Set<Slot>>();
  const note = (slot: Slot) => {
    for (const path of slot.reads) readers.set(path, (readers.get(path) ?? new Set()).add(slot));
  };
  slots.forEach(note);

  const makeSummary = () => summarise(form, slots, dirty.size > 0, isSaving);
  let summary = makeSummary();
  function refresh(slot: Slot): boolean {
    const { state, reads } = fieldStateOf(slot.placed, form);
    for (const path of reads) if (!slot.reads.has(path)) readers.set(path, (readers.get(path) ?? new Set()).add(slot));
    slot.reads = reads;
    if (isSame(state, slot.state)) return false;
    slot.state = state;
    return true;
  }

  function wake(changed: Iterable<Slot>) {
    for (const slot of changed) listeners.get(slot.placed.control.field)?.forEach((listener) => listener());
    const next = makeSummary();
    if (isSameSummary(next, summary)) return;
    summary = next;
    summaryListeners.forEach((listener) => listener());
  }

  const refreshAll = () => wake(slots.filter(refresh));

  /** Slots that were made from a place, or are named by a check of the whole record. */
  function touchedBy(paths: readonly FieldPath[], before: readonly FieldProblem[]): Set<Slot> {
    const touched = new Set<Slot>();
    for (const [path, made] of readers) if (paths.some((one) => overlaps(one, path))) made.forEach((slot) => touched.add(slot));
    for (const { field } of [...before, ...form.judged]) {
      const slot = slotAt.get(field);
      if (slot) touched.add(slot);
    }
    return touched;
  }

  /** Works the formulas out now. */
  function settleFormulas(): void {
    callOff();
    if (!calculate || !isStale) return;
    isStale = false;
    const { values: found, problems } = calculate(form.values);
    form.unworkable = problems;
    isSettling = true;
    for (const [field, value] of found) write(field, value, 'rule');
    isSettling = false;
    wake(slots.filter(({ placed }) => placed.control.kind === 'calculate').filter(refresh));
  }

  function write(path: FieldPath, value: unknown, cause: Cause): void {
    const pending: [FieldPath, unknown][] = [[path, value]];
    const written: FieldPath[] = [];
    const first = valueAt(form.values, path);
    const emptied: [FieldPath, unknown][] = [];
    for (let round = 0; pending.length > 0 && round < MOST_ROUNDS; round += 1) {
      const [at, next] = pending.shift() as [FieldPath, unknown];
      const before = valueAt(form.values, at);
      if (isSame(before, next)) continue;
      if (at !== path && !isEmptyValue(before)) emptied.push([at, before]);
      form.values = withValueAt(form.values, at, next);
      written.push(at);
      if (isSame(next, valueAt(base, at))) dirty.delete(at);
      else dirty.add(at);
      const control = slotAt.get(at)?.placed.control;
      if (cause !== 'person') continue;
      for (const other of control?.empties ?? []) {
        const dependant = slotAt.get(other)?.placed.control;
        if (dependant) pending.push([other, emptyOf({ ...dependant, initial: undefined })]);
        else pending.push(...emptiedCells(other));
      }
    }
    if (written.length === 0) return;
    const before = form.judged;
    form.judged = judgeRecord();
    wake([...touchedBy(written, before)].filter(refresh));
    if (calculate && !isSettling) {
      isStale = true;
      callOff();
      callOff = clock.after(CALCULATE_AFTER_MS, settleFormulas);
    }
    if (emptied.length > 0) tellEmptied(path, first, emptied);
    if (cause !== 'load') rules?.changed(written);
  }

  /** A column that depends on a field of the form is emptied in every row. */
  function emptiedCells(path: FieldPath): [FieldPath, unknown][] {
    const [field = '', name] = path.split('.');
    const table = slotAt.get(field)?.placed.control;
    const rows = valueAt(form.values, field);
    const column = table?.kind === 'table' ? table.columns.find((one) => one.field === name) : undefined;
    if (!column || !Array.isArray(rows) || rows.every((row: Values) => isEmptyValue(row[column.field]))) return [];
    const empty = emptyOf({ ...column, initial: undefined });
    return [[field, rows.map((row: Values) => ({ ...row, [column.field]: empty }))]];
  }

  function tellEmptied(by: FieldPath, before: unknown, emptied: readonly [FieldPath, unknown][]): void {
    const undo = () => {
      for (const [field, value] of [[by, before], ...emptied] as const) write(field, value, 'load');
    };
    const fields = emptied.map(([field]) => field);
    emptiedListeners.forEach((listener) => listener({ by, fields, undo }));
  }

  const rules =
    spec.rules &&
    createRules(spec.rules, {
      read: (path) => valueAt(form.values, path),
      set: (field, value) => write(field, value, 'rule'),
      use(field, use) {
        form.uses.set(field, { ...form.uses.get(field), ...use });
        const slot = slotAt.get(field);
        if (slot && refresh(slot)) wake([slot]);
      },
      tell: (words) => ruleListeners.forEach((listener) => listener(words)),
    });
  rules?.loaded();
  if (before) {
    const typed = goOn(before, controls);
    for (const [path, value] of typed.values) write(path, value, 'rule');
    // Rules run over what was typed, and none of them overwrites it.
    for (const [path, value] of typed.values) write(path, value, 'load');
    for (const [path, message] of typed.unreadable) form.unreadable.set(path, message);
    for (const [path, faults] of typed.cellFaults) form.cellFaults.set(path, faults);
    refreshAll();
  }

  return {
    controls,
    value: (path) => valueAt(form.values, path),
    set: (path, value, cause = 'person') => write(path, value, cause),
    state(path) {
      const slot = slotAt.get(path);
      if (!slot)
        throw new Error(`[kit] The form has no field "${path}" · nothing can be shown for it · add a control for it to the form's parts`);
      return slot.state;
    },
    subscribe(path, listener) {
      const own = listeners.get(path) ?? new Set();
      listeners.set(path, own.add(listener));
      return () => void own.delete(listener);
    },
    summary: () => summary,
    subscribeSummary(listener) {
      summaryListeners.add(listener);
      return () => void summaryListeners.delete(listener);
    },
    subscribeRules(listener) {
      ruleListeners.add(listener);
      return () => void ruleListeners.delete(listener);
    },
    subscribeEmptied(listener) {
      emptiedListeners.add(listener);
      return () => void emptiedListeners.delete(listener);
    },
    leave(path) {
      form.blurred.add(path);
      const slot = slotAt.get(path);
      if (slot && refresh(slot)) wake([slot]);
    },
    setUnreadable(path, message) {
      if (message === null) form.unreadable.delete(path);
      else form.unreadable.set(path, message);
      const slot = slotAt.get(path);
      if (slot) wake(refresh(slot) ? [slot] : []);
    },
    setCellFaults(path, faults) {
      if (faults.length === 0 && (form.cellFaults.get(path) ?? []).length === 0) return;
      form.cellFaults.set(path, faults);
      const slot = slotAt.get(path);
      if (slot) wake(refresh(slot) ? [slot] : []);
    },
    tryToSave() {
      settleFormulas();
      form.attempt += 1;
      form.refusal = null;
      refreshAll();
      return summary.canSave && (rules?.mayBeSaved() ?? true);
    },
    setSaving(next) {
      isSaving = next;
      wake([]);
    },
    refuse(next) {
      form.refusal = next;
      form.refusedValue = next?.field ? valueAt(form.values, next.field) : null;
      refreshAll();
    },
    snapshot: () => form.values as Draft,
    loaded: () => base as Draft,
    changed: () => [...dirty],
    typed: () => ({
      controls,
      values: new Map([...dirty].map((path) => [path, valueAt(form.values, path)])),
      unreadable: form.unreadable,
      cellFaults: form.cellFaults,
    }),
    rebase(record) {
      const before = base;
      base = withDefaults(controls, record as Values);
      // What was typed stays; what was not follows the record.
      for (const { control } of controls) {
        const mine = valueAt(form.values, control.field);
        if (control.kind !== 'derived' && isSame(mine, valueAt(before, control.field)))
          form.values = withValueAt(form.values, control.field, valueAt(base, control.field));
      }
      dirty.clear();
      for (const { control } of controls)
        if (control.kind !== 'derived' && !isSame(valueAt(form.values, control.field), valueAt(base, control.field)))
          dirty.add(control.field);
      form.judged = judgeRecord();
      refreshAll();
    },
  };
}
