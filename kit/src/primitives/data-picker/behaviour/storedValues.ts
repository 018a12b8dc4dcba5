import { decodeValue, encodeValue } from '../../../engines/pick/index.ts';
import type { Choice, Choices, SelectionPolicy } from '../../../engines/pick/index.ts';
import type { DataNode } from '../../../engines/data-rows/index.ts';
import type { DataId, DataPickerSpec, DataValue } from '../types.ts';

/** Rules of choosing from a list of rows, and the identity of a choice. */
export function policyOf({ policy }: Pick<DataPickerSpec, 'policy'>): SelectionPolicy<DataNode> {
  return { ...policy, accepts: ({ fault }) => fault === null, identity: 'id' };
}

const isId = (id: unknown): id is DataId => (typeof id === 'string' && id !== '') || typeof id === 'number';

/** The stored values of a field, each once; what is neither text nor number is none. */
export function storedIds(value: DataValue | undefined): readonly DataId[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const ids = new Map<string, DataId>();
  for (const id of list) if (isId(id) && !ids.has(String(id))) ids.set(String(id), id);
  return [...ids.values()];
}

/** A field's value as choices, none of which is known yet. */
export function choicesOfValue(policy: SelectionPolicy<DataNode>, value: DataValue | undefined): Choice<DataNode>[] {
  return decodeValue(policy, storedIds(value).map(String));
}

/**
 * Choices as a field's value. What was stored is written as it was read, a number as a number; what was chosen is written
 * as its row has it. @reading R-251
 */
export function valueOfChoices(policy: SelectionPolicy<DataNode>, choices: Choices<DataNode>, before: DataValue | undefined): DataValue {
  const read = new Map(storedIds(before).map((id) => [String(id), id]));
  const rawOf = (id: string): DataId => {
    const choice = choices.get(id);
    return read.get(id) ?? (choice?.kind === 'node' ? choice.node.value : id);
  };
  const encoded = encodeValue(policy, choices.values());
  if (encoded === null) return null;
  return typeof encoded === 'string' ? rawOf(encoded) : encoded.map((id) => rawOf(String(id)));
}

/** True when choices and a field's value are the same stored values in the same order. */
export function holdsValue(choices: Choices<DataNode>, value: DataValue | undefined): boolean {
  const ids = storedIds(value);
  let at = 0;
  if (choices.size !== ids.length) return false;
  for (const identity of choices.keys()) if (identity !== String(ids[at++])) return false;
  return true;
}
