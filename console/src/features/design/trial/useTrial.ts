import { useLingui } from '@lingui/react/macro';
import type { Part } from '@milepost/kit/forms/grammar';
import type { ModelRuntime } from '@milepost/openapi/domains/record';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useSession } from '../../../auth/currentSession.ts';
import { createApi, useApi } from '../../../data/api/index.ts';
import type { Api } from '../../../data/api/index.ts';
import type { Values } from '../../../data/model/compile/index.ts';
import type { ModelScreen } from '../../model/index.ts';
import type { TriedSave } from '../../resource/index.ts';
import { latest } from '../latest.ts';
import { sampleRecord } from '../samples/sampleRecord.ts';
import { SAMPLE_KINDS } from '../samples/sampleRows.ts';
import type { SampleKind } from '../samples/sampleRows.ts';
import type { KnownValues } from '../samples/types.ts';
import type { KeptSample } from './keptSamples.ts';
import { pathOf, trialClient } from './trialClient.ts';
import { answerFrom, trialScreen } from './trialResource.ts';
import { trialList } from './trialSamples.ts';
import type { Unsent } from './WouldBeSent.tsx';

/** Begins the choice of a kept sample. */
export const KEPT = 'kept:';

const numbers = new WeakMap<ModelRuntime, number>();
let last = 0;
/** Number of a design as it was loaded: samples of another one are others. */
function numberOf(runtime: ModelRuntime): number {
  const had = numbers.get(runtime) ?? (last += 1);
  numbers.set(runtime, had);
  return had;
}

const kindOf = (sample: string): SampleKind => SAMPLE_KINDS.find((kind) => kind === sample) ?? 'usual';

interface TrialAsk {
  readonly modelId: string;
  readonly state: 'draft' | 'released';
  readonly runtime: ModelRuntime;
  readonly parts: readonly Part[];
  readonly known: KnownValues | null;
  readonly sample: string;
  readonly kept: readonly KeptSample[];
}

/** A design as it can be tried: its screen, and calls that send nothing. */
export interface TrialOf {
  readonly screen: ModelScreen;
  readonly parts: readonly Part[];
  readonly api: Api;
  /** Sample the form is filled in with; null for a record that is begun. */
  readonly sample: string | null;
  readonly unsent: Unsent | null;
  readonly onSeen: () => void;
}

/** Parts of a trial; null while it is not known what can be chosen in it. */
export function useTrial({ modelId, state, runtime, parts, known, sample, kept }: TrialAsk): TrialOf | null {
  const { t } = useLingui();
  const { client } = useApi();
  const person = useSession().currentUser.user;
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const words = t`This is a trial: nothing was sent.`;
  /** Words and kept samples as they are drawn now: neither makes another trial. */
  const [now] = useState(() => latest({ words, kept }));
  useLayoutEffect(() => now.set({ words, kept }));
  const kind = kindOf(sample);
  const trial = useMemo(() => {
    if (!known) return null;
    const screen = trialScreen(runtime, { modelId, state, key: `${numberOf(runtime)}:${kind}`, person });
    const { resource } = screen;
    const operationOf = (id: string | null) =>
      resource.operations[id === null ? (resource.form?.create ?? '') : (resource.form?.update ?? '')];
    const onTried = ({ id, draft, body }: TriedSave) => {
      const operation = operationOf(id);
      setUnsent({
        method: operation?.method ?? '',
        path: operation ? pathOf(operation, { id: id ?? '' }) : '',
        values: body as Values,
        record: draft as Values,
      });
    };
    const own = new Set(Object.values(resource.operations).filter(({ effect }) => effect !== 'read'));
    const filled = (name: string): Values | null =>
      name.startsWith(KEPT)
        ? (now.get().kept.find((one) => one.name === name.slice(KEPT.length))?.record ?? null)
        : sampleRecord({ parts }, 0, kindOf(name), known);
    const answer = answerFrom({ resource, parts, list: trialList(runtime, parts, kind, known), known, filled });
    const shownValues = (id: string) => {
      const { getRecordDisplay } = resource.operations;
      return getRecordDisplay ? ((answer(getRecordDisplay, { path: { id } }) ?? null) as Values | null) : null;
    };
    const api = createApi(
      trialClient(client, {
        answer,
        shownValues,
        isOwnWrite: (operation) => own.has(operation),
        onUnsent: ({ method, path, body }) => setUnsent({ method, path, values: (body as Values | undefined) ?? null, record: null }),
        unsentWords: () => now.get().words,
      }),
    );
    return { screen: { ...screen, resource: { ...resource, onTried } }, api };
  }, [runtime, modelId, state, kind, person, known, parts, client, now]);
  if (!trial) return null;
  return { ...trial, parts, sample: sample === 'new' ? null : sample, unsent, onSeen: () => setUnsent(null) };
}
