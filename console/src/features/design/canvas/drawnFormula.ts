import { planFormulas } from '@milepost/kit/engines/calculate';
import type { CalculateControl, Part } from '@milepost/kit/forms/grammar';
import { fieldsOf } from '@milepost/openapi/domains/design';
import type { DesignTree, NodeId } from '@milepost/openapi/domains/design';

interface FormulaNames {
  /** Names formulas of any place have for the fields of the form and for the columns of its sub-tables. */
  readonly everywhere: ReadonlySet<string>;
  /** Sub-table of each column, and own name of each field, by its node. */
  readonly homes: ReadonlyMap<NodeId, { readonly key: string; readonly table: string | null }>;
}
const named = new WeakMap<DesignTree, FormulaNames>();

/** Names formulas may have, read once while the form stays what it is. */
function namesIn(tree: DesignTree): FormulaNames {
  const known = named.get(tree);
  if (known) return known;
  const fields = fieldsOf({ tree });
  const names = {
    everywhere: new Set(fields.map(({ key, table }) => (table === null ? key : `${table}.${key}`))),
    homes: new Map(fields.map(({ nodeId, key, table }) => [nodeId, { key, table }])),
  };
  named.set(tree, names);
  return names;
}

const needed = new WeakMap<CalculateControl, readonly string[] | null>();

/** Names a formula reads; null for one that cannot be worked out whatever they hold. */
function needsOf(control: CalculateControl): readonly string[] | null {
  const known = needed.get(control);
  if (known !== undefined) return known;
  const plan = planFormulas({ '': { expression: control.expression } });
  const result = plan.resultsOf(Object.fromEntries(plan.needs.map((name) => [name, 1]))).get('');
  // What is divided by zero depends on what people fill in.
  const isFaulty = result?.kind === 'error' && result.warning.reason !== 'divided-by-zero';
  const needs = isFaulty ? null : plan.needs;
  needed.set(control, needs);
  return needs;
}

/** True for a formula that its form can work out: what it names is there. On the canvas it stands by itself, with no field beside it. */
export function isWorkedOut(part: Part | null, id: NodeId, tree: DesignTree): boolean {
  if (part?.part !== 'control' || part.kind !== 'calculate') return false;
  const { everywhere, homes } = namesIn(tree);
  const { key, table } = homes.get(id) ?? { key: '', table: null };
  const isThere = (name: string) => name !== key && (everywhere.has(name) || (table !== null && everywhere.has(`${table}.${name}`)));
  return needsOf(part)?.every(isThere) ?? false;
}
