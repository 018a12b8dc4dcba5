import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { NotArrived, lazyPart, useLazyPart } from '../../../primitives/lazy/index.ts';
import type { LazyPart } from '../../../primitives/lazy/index.ts';
import type { Row, RowChoice } from '../../../widgets/input-table/index.ts';
import type { RowChoiceProps, RowSource, TableControl } from '../../grammar/index.ts';
import { InterfaceRows } from './InterfaceRows.tsx';
import { useDrawnForm } from '../../render/drawnForm.ts';
import { useText } from '../../render/useText.ts';

type Load = Extract<RowSource, { readonly load: unknown }>['load'];
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
  const { t } = useLingui();
  const { store } = useDrawnForm();
  const text = useText();
  const [answer, setAnswer] = useState<{ readonly give: (rows: readonly Row[]) => void } | null>(null);
  const config = choice && 'config' in choice ? choice.config : undefined;
  const chooserPart = partOf(choice && 'load' in choice ? choice.load : undefined);
  const part = useLazyPart(chooserPart, answer !== null && config === undefined);
  const label = choice && (text(choice.label) || t`Choose rows`);
  const isOnly = choice?.isOnly === true;
  const asked = useMemo(
    (): RowChoice | undefined =>
      label === undefined ? undefined : { label, isOnly, choose: () => new Promise((resolve) => setAnswer({ give: resolve })) },
    [label, isOnly],
  );
  if (answer !== null && config !== undefined && label !== undefined) {
    const give = (rows: readonly Row[]) => {
      setAnswer(null);
      answer.give(rows);
    };
    return { choice: asked, chooser: <InterfaceRows label={label} config={config} read={store.value} onChoose={give} /> };
  }
  if (answer === null || part.status !== 'here') {
    return { choice: asked, chooser: answer !== null && part.status === 'failed' && <NotArrived part={chooserPart} /> };
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
