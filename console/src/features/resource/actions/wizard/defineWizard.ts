import type { AnyRow } from '../../definition/types.ts';
import type { Wizard } from './types.ts';

interface Declared<Row extends AnyRow, Value> extends Omit<Wizard<Row, Value>, 'note' | 'isEmpty'> {
  /** Clauses of the specification the wizard follows. */
  readonly source: string;
  readonly note?: Wizard<Row, Value>['note'];
  readonly isEmpty?: Wizard<Row, Value>['isEmpty'];
}

/**
 * Declares a task in steps: each is read, drawn and decided, may hang on what was decided before it, and all are saved at once.
 * `opensWizard` makes the action that opens it.
 * @throws when there are fewer than two steps, or two have the same key
 */
export function defineWizard<Row extends AnyRow, Value>({
  source: _source,
  note = () => null,
  isEmpty = () => false,
  ...declared
}: Declared<Row, Value>): Wizard<Row, Value> {
  const { id, steps } = declared;
  if (steps.length < 2)
    throw new Error(
      `[resource] ${id} · steps: a wizard has two or more, this one has ${steps.length} · there would be nowhere to go · take a form, or a dialog of the page's own`,
    );
  const keys = steps.map(({ key }) => key);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined)
    throw new Error(
      `[resource] ${id} · steps: two of them have the key "${twice}" · one would show what was decided in the other · give each a key of its own`,
    );
  return { ...declared, note, isEmpty };
}
