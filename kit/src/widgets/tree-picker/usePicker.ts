import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { decodeValue } from '../../engines/pick/index.ts';
import type { PickRefusal, PickState, StoredItem, StoredValue } from '../../engines/pick/index.ts';
import type { FieldUse } from '../../primitives/field/headless.ts';
import type { NamesState } from '../../primitives/picker-field/headless.ts';
import { useStableProp } from '../../primitives/stable-prop/index.ts';
import { createNameLoader } from './nameLoader.ts';
import type { TextOf } from './nodeWords.ts';
import { createPickStore } from './pickStore.ts';
import type { PickStore } from './pickStore.ts';
import { plainText } from './plainText.ts';
import type { Picked, PickerNode, PickerSpec } from './types.ts';

/** Share a dialog, and every part in it, has in the picker around it. */
export interface PickerSession {
  readonly spec: PickerSpec;
  readonly store: PickStore;
  readonly state: PickState<PickerNode>;
  /** Shows words in the language of the page. */
  readonly text: TextOf;
  readonly names: NamesState;
  /** Writes the draft and closes; what stands against it, or null. */
  readonly confirm: () => PickRefusal | null;
  /** Writes at once, for surfaces that do not ask. */
  readonly chooseNow: (nodes: readonly PickerNode[]) => PickRefusal | null;
  readonly cancel: () => void;
}

interface PickerAsk {
  readonly spec: PickerSpec;
  readonly value: StoredValue;
  readonly use?: FieldUse | undefined;
  readonly text?: TextOf | undefined;
  /** Told of every confirmation, also of one that changed nothing. */
  readonly onPicked: (picked: Picked, isChanged: boolean) => void;
}

/** One picker: its value, its draft, and the names of what is stored. */
export function usePicker({ spec, value, use = 'editable', text = plainText, onPicked }: PickerAsk) {
  useStableProp(
    spec,
    'A picker was given another spec with every draw, so it begins anew each time and its dialog never appears. ' +
      'Make the spec outside the component, or keep it with useMemo.',
  );
  const [held, setHeld] = useState(() => hold(spec, value));
  const { store, loader } = held.spec === spec ? held : hold(spec, value);
  if (held.spec !== spec) setHeld({ spec, store, loader });
  const state = useExternalStore(store.subscribe, store.getSnapshot);
  const phase = useExternalStore(loader.subscribe, loader.getSnapshot);
  useLayoutEffect(() => {
    store.allow(use);
    store.give(value);
  }, [store, use, value]);
  useEffect(() => loader.start(), [loader]);

  const names: NamesState = useMemo(
    () => (phase === 'idle' ? { kind: 'ready' } : phase === 'loading' ? { kind: 'loading' } : { kind: 'failed', retry: loader.retry }),
    [phase, loader],
  );

  function confirm(): PickRefusal | null {
    const isChanged = store.isChanged();
    const before = store.getSnapshot().confirmed;
    const outcome = store.send({ kind: 'confirm' });
    if (outcome.kind === 'refused') return outcome;
    const added = [...outcome.state.confirmed.keys()].filter((identity) => !before.has(identity));
    if (added.length > 0) spec.recent?.remember(added);
    onPicked(store.picked(), isChanged);
    return null;
  }

  const session: PickerSession = {
    spec,
    store,
    state,
    text,
    names,
    confirm,
    chooseNow(nodes) {
      store.send({ kind: 'open' });
      const [node] = nodes;
      const isTurnedOver = spec.policy.cardinality === 'many' && nodes.length === 1 && node;
      const outcome = store.send(isTurnedOver ? { kind: 'toggle', node } : { kind: 'choose', nodes });
      if (outcome.kind === 'done') return confirm();
      store.send({ kind: 'cancel' });
      return outcome;
    },
    cancel: () => void store.send({ kind: 'cancel' }),
  };

  /** Something outside the dialog changed the value: a tag was taken out, everything was cleared. */
  function write(change: () => void) {
    const before = store.getSnapshot();
    change();
    if (store.getSnapshot() !== before) onPicked(store.picked(), true);
  }

  return {
    session,
    open: () => store.send({ kind: 'open' }),
    /** Writes what is the only thing there is, whatever stood there before. */
    take: (stored: StoredItem) => write(() => store.send({ kind: 'given', choices: decodeValue(spec.policy, stored) })),
    clear: () => write(() => store.send({ kind: 'clear' })),
    undo: () => write(() => store.send({ kind: 'undo' })),
    remove: (identity: string) =>
      write(() => store.send({ kind: 'given', choices: [...state.confirmed.values()].filter((choice) => choice.identity !== identity) })),
  };
}

function hold(spec: PickerSpec, value: StoredValue) {
  const store = createPickStore(spec, value);
  return { spec, store, loader: createNameLoader(spec, store) };
}
