import { CALCULATE_AFTER_MS } from '../../engines/calculate/index.ts';
import type { CalculationProblem } from '../../engines/calculate/index.ts';
import { systemClock } from '../../engines/clock/index.ts';
import type { Clock } from '../../engines/clock/index.ts';
import {
  controlsOf,
  emptyOf,
  fieldsIn,
  givenOfLimit,
  holds,
  isBeyondEnds,
  isFieldName,
  isEmptyValue,
  isSame,
  problemOf,
  tableProblems,
  valueAt,
  withValueAt,
} from '../grammar/index.ts';
import type { Condition, Control, FieldPath, FieldProblem, FormSpec, PlacedControl, Read } from '../grammar/index.ts';
import { planCalculations } from './calculations.ts';
import { createRules } from './runRules.ts';
import type { RuledUse } from './runRules.ts';
import type { CellFault, Cause, Emptied, FieldState, FormProblem, FormStore, FormSummary, Refusal, RuleWords } from './types.ts';

/** Turns of effects after one change; a circle of fields that empty each other ends there. */
const MOST_ROUNDS = 32;
/** Cells of a table a summary of problems leads to; who mends them is led to the next ones. */
const MOST_CELLS = 50;

interface Slot {
  readonly placed: PlacedControl;
  state: FieldState;
  /** Places its state was made from. */
  reads: Set<FieldPath>;
}

type Values = Readonly<Record<string, unknown>>;

/** True where two places overlap: the same, or one inside the other. */
const overlaps = (one: FieldPath, other: FieldPath): boolean => one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/** The record a form begins with: what was loaded, and for each control without a value its first one. */
export function withDefaults(controls: readonly PlacedControl[], loaded: Values): Values {
  const missing = controls.filter(({ control }) => control.kind !== 'derived' && valueAt(loaded, control.field) === undefined);
  // Fields of the record itself are set at once: a copy for each of them would cost as much as all of them together.
  const own = missing.filter(({ control }) => !control.field.includes('.') && isFieldName(control.field));
  const record: Values = { ...loaded, ...Object.fromEntries(own.map(({ control }) => [control.field, emptyOf(control)])) };
  const placed = new Set(own);
  return missing
    .filter((one) => !placed.has(one))
    .reduce(
      (all, { control }) => (valueAt(all, control.field) === undefined ? withValueAt(all, control.field, emptyOf(control)) : all),
      record,
    );
}

/**
 * A form over one record. Each field has a state of its own, which is made anew only when a value it was made from changes;
 * who listens to a field hears of nothing else. Problems show when a field was left or a save was tried, and go when they are
 * mended. What was typed and is no value stays in its field: the record keeps the last good one, and nothing can be saved.
 * Formulas are worked out 100 ms after the last change, and at once before the form is saved; a stored result stays until then.
 * @param loaded record, or the part of one that is known; members without a control are kept and given back
 * @source admin §4 forms §9
 */
export function createFormStore<Draft extends object>(
  spec: FormSpec,
  loaded: Partial<Draft>,
  clock: Clock = systemClock,
): FormStore<Draft> {
  const controls = controlsOf(spec);
  let base = withDefaults(controls, loaded as Values);
  const calculate = planCalculations(controls);
  let unworkable: ReadonlyMap<FieldPath, CalculationProblem> = new Map();
  if (calculate) {
    // A record that has a result keeps it; a new one begins with it, and is not changed by that.
    const first = calculate(base);
    unworkable = first.problems;
    for (const [field, value] of first.values) {
      const before = valueAt(base, field);
      const control = controls.find((placed) => placed.control.field === field)?.control;
      const begun = control?.kind === 'table' ? withFirstResults(control, before, value) : isEmptyValue(before) ? value : before;
      if (begun !== before) base = withValueAt(base, field, begun);
    }
  }
  let callOff = () => {};
  /** Something changed that formulas may read: what was loaded stands as it is. */
  let isStale = false;
  let isSettling = false;
  let values = base;
  let attempt = 0;
  let refusal: Refusal | null = null;
  let refusedValue: unknown;
  let isSaving = false;
  const left = new Set<FieldPath>();
  const unreadable = new Map<FieldPath, string>();
  const cellFaults = new Map<FieldPath, readonly CellFault[]>();
  const dirty = new Set<FieldPath>();
  let judged: readonly FieldProblem[] = [];
  const listeners = new Map<FieldPath, Set<() => void>>();
  const summaryListeners = new Set<() => void>();
  const ruleListeners = new Set<(words: RuleWords) => void>();
  const uses = new Map<FieldPath, RuledUse>();
  const emptiedListeners = new Set<(emptied: Emptied) => void>();

  const judgeRecord = () => spec.check?.(values as never) ?? [];

  function stateOf({ control, shown }: PlacedControl): { state: FieldState; reads: Set<FieldPath> } {
    const reads = new Set<FieldPath>([control.field]);
    const read: Read = (path) => {
      reads.add(path);
      return valueAt(values, path);
    };
    const judge = (rule: boolean | Condition | undefined) =>
      typeof rule === 'boolean' || rule === undefined ? rule === true : holds(rule, read);
    const value = control.kind === 'derived' ? control.compute(read) : valueAt(values, control.field);
    const use = uses.get(control.field);
    // A rule has the last word on the field itself, not on what stands around it.
    const around = use?.show === undefined ? shown : shown.filter((condition) => condition !== control.shown);
    const isShown = around.every((condition) => holds(condition, read)) && use?.show !== false;
    const isRequired = use?.require ?? judge(control.required);
    const isDisabled = use?.disable ?? judge(control.disabled);
    const problem = isShown && !isDisabled ? ownProblem(control, value, isRequired, read) : null;
    const isTold = attempt > 0 || left.has(control.field);
    const refused = refusal?.field === control.field && isSame(refusedValue, value) ? { says: refusal.message } : null;
    return {
      state: {
        value,
        isShown,
        isRequired,
        isDisabled,
        problem: (isTold ? problem : null) ?? refused,
        hasProblem: problem !== null,
        kept: use?.keep ? { where: use.keep, given: fieldsIn(use.keep).map((path) => (path === control.field ? null : read(path))) } : null,
        given: control.kind === 'calculate' ? (unworkable.get(control.field) ?? null) : givenOf(control, read),
      },
      reads,
    };
  }

  function ownProblem(control: Control, value: unknown, isRequired: boolean, read: Read): FormProblem['problem'] | null {
    const typed = unreadable.get(control.field);
    if (typed !== undefined) return { says: typed };
    const kind = problemOf(control, value, isRequired);
    if (kind !== null) return kind;
    if (control.kind === 'table' && cellsOf(control, value).length > 0) return 'invalid';
    if (isBeyond(control, value, read)) return 'range';
    const says = control.refuses?.(value, read);
    if (says) return { says };
    return judged.find(({ field }) => field === control.field)?.problem ?? null;
  }

  /** Cells of a table that are to be mended, in their order. */
  function cellsOf(control: Extract<Control, { readonly kind: 'table' }>, value: unknown): Omit<FormProblem, 'tabs'>[] {
    const { field, columns } = control;
    const faults = cellFaults.get(field) ?? [];
    const own = tableProblems(columns, value, MOST_CELLS).filter(
      (one) => !faults.some((fault) => fault.row === one.row && fault.column === one.column.field),
    );
    const noted = faults.flatMap(({ row, column: name, says }) => {
      const column = columns.find((one) => one.field === name);
      return column ? [{ row, column, problem: { says } }] : [];
    });
    const place = ({ row, column }: { row: number; column: (typeof columns)[number] }) => row * columns.length + columns.indexOf(column);
    return [...own, ...noted]
      .toSorted((one, other) => place(one) - place(other))
      .slice(0, MOST_CELLS)
      .map(({ row, column, problem }) => ({ field, control: column, problem, cell: { row, column } }));
  }

  judged = judgeRecord();
  const slots: Slot[] = controls.map((placed) => ({ placed, ...stateOf(placed) }));
  const slotAt = new Map(slots.map((slot) => [slot.placed.control.field, slot]));
  /** Slots by the places they read; made anew when one of them reads other places. */
  const readers = new Map<FieldPath, Set<Slot>>();
  const note = (slot: Slot) => {
    for (const path of slot.reads) readers.set(path, (readers.get(path) ?? new Set()).add(slot));
  };
  slots.forEach(note);

  let summary = makeSummary();
  function makeSummary(): FormSummary {
    const problems = slots.flatMap(({ placed, state }): FormProblem[] => {
      if (!state.isShown || state.isDisabled || !state.hasProblem) return [];
      const { control } = placed;
      const cells = control.kind === 'table' && attempt > 0 ? cellsOf(control, state.value) : [];
      if (cells.length > 0) return cells.map((cell) => ({ ...cell, tabs: placed.tabs }));
      const problem = state.problem ?? { says: '' };
      return [{ field: placed.control.field, control: placed.control, tabs: placed.tabs, problem }];
    });
    return {
      isDirty: dirty.size > 0 || unreadable.size > 0 || [...cellFaults.values()].some(({ length }) => length > 0),
      attempt,
      problems: attempt > 0 ? problems : [],
      canSave: !slots.some(({ state }) => state.isShown && state.hasProblem),
      refusal,
      isSaving,
    };
  }

  function refresh(slot: Slot): boolean {
    const { state, reads } = stateOf(slot.placed);
    for (const path of reads) if (!slot.reads.has(path)) readers.set(path, (readers.get(path) ?? new Set()).add(slot));
    slot.reads = reads;
    if (isSame(state, slot.state)) return false;
    slot.state = state;
    return true;
  }

  function wake(changed: Iterable<Slot>) {
    for (const slot of changed) listeners.get(slot.placed.control.field)?.forEach((listener) => listener());
    const next = makeSummary();
    if (isSame({ ...next, problems: null }, { ...summary, problems: null }) && sameProblems(next.problems, summary.problems)) return;
    summary = next;
    summaryListeners.forEach((listener) => listener());
  }

  const refreshAll = () => wake(slots.filter(refresh));

  /** Slots that were made from a place, or are named by a check of the whole record. */
  function touchedBy(paths: readonly FieldPath[], before: readonly FieldProblem[]): Set<Slot> {
    const touched = new Set<Slot>();
    for (const [path, made] of readers) if (paths.some((one) => overlaps(one, path))) made.forEach((slot) => touched.add(slot));
    for (const { field } of [...before, ...judged]) {
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
    const { values: found, problems } = calculate(values);
    unworkable = problems;
    isSettling = true;
    for (const [field, value] of found) write(field, value, 'rule');
    isSettling = false;
    wake(slots.filter(({ placed }) => placed.control.kind === 'calculate').filter(refresh));
  }

  function write(path: FieldPath, value: unknown, cause: Cause): void {
    const pending: [FieldPath, unknown][] = [[path, value]];
    const written: FieldPath[] = [];
    const first = valueAt(values, path);
    const emptied: [FieldPath, unknown][] = [];
    for (let round = 0; pending.length > 0 && round < MOST_ROUNDS; round += 1) {
      const [at, next] = pending.shift() as [FieldPath, unknown];
      const before = valueAt(values, at);
      if (isSame(before, next)) continue;
      if (at !== path && !isEmptyValue(before)) emptied.push([at, before]);
      values = withValueAt(values, at, next);
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
    const before = judged;
    judged = judgeRecord();
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
    const rows = valueAt(values, field);
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
      read: (path) => valueAt(values, path),
      set: (field, value) => write(field, value, 'rule'),
      use(field, use) {
        uses.set(field, { ...uses.get(field), ...use });
        const slot = slotAt.get(field);
        if (slot && refresh(slot)) wake([slot]);
      },
      tell: (words) => ruleListeners.forEach((listener) => listener(words)),
    });
  rules?.loaded();

  return {
    controls,
    value: (path) => valueAt(values, path),
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
      left.add(path);
      const slot = slotAt.get(path);
      if (slot && refresh(slot)) wake([slot]);
    },
    setUnreadable(path, message) {
      if (message === null) unreadable.delete(path);
      else unreadable.set(path, message);
      const slot = slotAt.get(path);
      if (slot) wake(refresh(slot) ? [slot] : []);
    },
    setCellFaults(path, faults) {
      if (faults.length === 0 && (cellFaults.get(path) ?? []).length === 0) return;
      cellFaults.set(path, faults);
      const slot = slotAt.get(path);
      if (slot) wake(refresh(slot) ? [slot] : []);
    },
    tryToSave() {
      settleFormulas();
      attempt += 1;
      refusal = null;
      refreshAll();
      return summary.canSave && (rules?.mayBeSaved() ?? true);
    },
    setSaving(next) {
      isSaving = next;
      wake([]);
    },
    refuse(next) {
      refusal = next;
      refusedValue = next?.field ? valueAt(values, next.field) : null;
      refreshAll();
    },
    snapshot: () => values as Draft,
    loaded: () => base as Draft,
    changed: () => [...dirty],
    rebase(record) {
      const before = base;
      base = withDefaults(controls, record as Values);
      // What was typed stays; what was not follows the record.
      for (const { control } of controls) {
        const mine = valueAt(values, control.field);
        if (control.kind !== 'derived' && isSame(mine, valueAt(before, control.field)))
          values = withValueAt(values, control.field, valueAt(base, control.field));
      }
      dirty.clear();
      for (const { control } of controls)
        if (control.kind !== 'derived' && !isSame(valueAt(values, control.field), valueAt(base, control.field))) dirty.add(control.field);
      judged = judgeRecord();
      refreshAll();
    },
  };
}

/** Rows with the results of formulas in the cells that have none yet. */
function withFirstResults({ columns }: Extract<Control, { readonly kind: 'table' }>, before: unknown, worked: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(worked)) return before;
  const formulas = columns.filter(({ kind }) => kind === 'calculate').map(({ field }) => field);
  const rows = before.map((row: Values, at) => {
    const empty = formulas.filter((field) => isEmptyValue(row[field]));
    const result = worked[at] as Values;
    return empty.length === 0 ? row : { ...row, ...Object.fromEntries(empty.map((field) => [field, result[field]])) };
  });
  return rows.some((row, at) => row !== before[at]) ? rows : before;
}

type Dated = Extract<Control, { readonly kind: 'date' | 'time' | 'dateRange' | 'timeRange' }>;
const DATED: ReadonlySet<Control['kind']> = new Set<Dated['kind']>(['date', 'time', 'dateRange', 'timeRange']);
const isDated = (control: Control): control is Dated => DATED.has(control.kind);

/** A date that was fine when it was filled in, and lies beyond an end that has moved since. */
function isBeyond(control: Control, value: unknown, read: Read): boolean {
  if (!isDated(control)) return false;
  const usual = control.kind === 'date' || control.kind === 'dateRange' ? 'day' : 'minute';
  const at = { precision: control.precision ?? usual, keeps: 'keeps' in control ? (control.keeps ?? 'text') : 'text' } as const;
  return (Array.isArray(value) ? value : [value]).some((one) => isBeyondEnds(control, one, read, at));
}

/** Values of other fields that the editor of a control reads: it is drawn anew when one of them changes. */
function givenOf(control: Control, read: Read): unknown {
  if ((control.kind === 'choice' || control.kind === 'cascade') && control.options.from === 'feed')
    return Object.values(control.options.parameters ?? {}).map(read);
  if (control.kind === 'record' && 'templateJson' in control.source.config)
    return control.source.config.templateJson.map(({ relationField }) => (relationField === '' ? null : read(relationField)));
  if (control.kind === 'pick') return Object.values(control.parameters ?? {}).map(read);
  if (control.kind === 'html') return [control.isPlain !== undefined && holds(control.isPlain, read), control.inserts?.words(read)];
  if (control.kind === 'text') return control.inserts?.words(read) ?? null;
  if (control.kind === 'custom' || control.kind === 'rows') return control.reads?.map(read) ?? null;
  if (isDated(control))
    return [givenOfLimit(control.min, read), givenOfLimit(control.max, read), 'notes' in control ? control.notes?.(read) : null];
  return null;
}

const sameProblems = (one: readonly FormProblem[], other: readonly FormProblem[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ field, problem, cell }, at) =>
      field === other[at]?.field &&
      isSame(problem, other[at]?.problem) &&
      cell?.row === other[at]?.cell?.row &&
      cell?.column === other[at]?.cell?.column,
  );
