import { useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { lazyPart, useLazyPart } from '../../../primitives/lazy/index.ts';
import type { LazyPart } from '../../../primitives/lazy/index.ts';
import type { Row, RowChoice } from '../../../widgets/input-table/index.ts';
import type { RowChoiceProps, TableControl } from '../../grammar/index.ts';
import { useForm } from '../../render/useForm.ts';
import { useText } from '../../render/useSaid.ts';

type Load = NonNullable<TableControl['choice']>['load'];
/** Parts by what loads them. */
const known = new WeakMap<Load, LazyPart<ComponentType<RowChoiceProps>>>();
const NOTHING: LazyPart<ComponentType<RowChoiceProps>> = lazyPart(() => Promise.reject(new Error('nothing to choose from')));

function partOf(load: Load | undefined) {
  if (!load) return NOTHING;
  const part = known.get(load) ?? lazyPart(async () => (await load()).default);
  known.set(load, part);
  return part;
}

/** Rows chosen elsewhere: what asks for them, and what is drawn meanwhile. */
export function useRowChoice(choice: TableControl['choice']): { readonly choice: RowChoice | undefined; readonly chooser: ReactNode } {
  const { store } = useForm();
  const text = useText();
  const [answer, setAnswer] = useState<{ readonly give: (rows: readonly Row[]) => void } | null>(null);
  const part = useLazyPart(partOf(choice?.load), answer !== null);
  const label = choice && text(choice.label);
  const asked = useMemo(
    (): RowChoice | undefined =>
      label === undefined ? undefined : { label, choose: () => new Promise((resolve) => setAnswer({ give: resolve })) },
    [label],
  );
  if (answer === null || part.status !== 'here') {
    if (answer !== null && part.status === 'failed') throw part.error;
    return { choice: asked, chooser: null };
  }
  const chooser = (
    <part.part
      read={store.value}
      onChoose={(rows) => {
        setAnswer(null);
        answer.give(rows);
      }}
    />
  );
  return { choice: asked, chooser };
}
