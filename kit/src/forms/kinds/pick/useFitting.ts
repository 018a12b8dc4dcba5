import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { StoredItem, StoredValue } from '../../../engines/pick/index.ts';
import { useKit } from '../../../primitives/kit-provider/index.ts';
import type { PickerNode, PickerSpec } from '../../../widgets/tree-picker/index.ts';

interface Fitting {
  readonly spec: PickerSpec;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly label: string;
  readonly value: StoredValue;
  readonly onChange: (value: StoredValue) => void;
}

const idOf = (stored: StoredItem): string => (typeof stored === 'string' ? stored : (stored.at(-1) ?? ''));

/** Choices that are kept by their ids; what is kept by a path says itself where it belongs. */
const chosenOf = (value: StoredValue): readonly string[] =>
  typeof value === 'string'
    ? value === ''
      ? []
      : [value]
    : (value ?? []).filter((one: string | StoredItem): one is string => typeof one === 'string');

/** Nodes among the chosen ones that the picker offers. */
async function offeredBy({ body }: PickerSpec, chosen: readonly string[], signal: AbortSignal): Promise<readonly PickerNode[]> {
  const sources = body.kind === 'panes' ? body.tabs.map(({ source }) => source) : [];
  return (await Promise.all(sources.map(async (source) => source.resolve(chosen, signal)))).flat();
}

/**
 * Takes choices out that a picker does not offer any more when what it is asked with changes; those a record was loaded with
 * stay until then. What cannot be judged stays too: the server has the last word.
 * @reading R-568
 * @returns a sentence on what was taken out, which is said too; null when nothing was, or something else has been chosen since
 */
export function useFitting({ spec, parameters, label, value, onChange }: Fitting): string | null {
  const { t } = useLingui();
  const { announcer } = useKit();
  const [takenOut, setTakenOut] = useState<{ readonly sentence: string; readonly left: StoredValue } | null>(null);
  const asked = useRef(parameters);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  useEffect(() => {
    if (asked.current === parameters) return undefined;
    asked.current = parameters;
    const chosen = chosenOf(latest.current.value);
    if (chosen.length === 0) return undefined;
    const leaving = new AbortController();
    const judge = async () => {
      const offered = new Set((await offeredBy(spec, chosen, leaving.signal)).map(({ id }) => id));
      const out = chosen.filter((id) => !offered.has(id));
      if (out.length === 0 || leaving.signal.aborted) return;
      const known = await spec.resolve(out, leaving.signal).catch(() => []);
      if (leaving.signal.aborted) return;
      const gone = new Set(out);
      const now = latest.current.value;
      const left = Array.isArray(now) ? now.filter((one: StoredItem) => !gone.has(idOf(one))) : null;
      const names = out.map((id) => known.find((node) => node.id === id)?.fullName ?? id).join(', ');
      const sentence = t`Taken out, since it belongs to none of the chosen: ${names}`;
      setTakenOut({ sentence, left });
      latest.current.onChange(left);
      announcer.say(`${label}: ${sentence}`);
    };
    void judge().catch(() => undefined);
    return () => leaving.abort();
  }, [parameters, spec, label, announcer, t]);
  return takenOut !== null && JSON.stringify(takenOut.left) === JSON.stringify(value) ? takenOut.sentence : null;
}
