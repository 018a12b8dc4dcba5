import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@milepost/kit/skeleton';
import { formConfig, listConfig } from '@milepost/openapi/domains/model';
import { designRights } from '@milepost/openapi/domains/menu';
import type { ModelRuntime } from '@milepost/openapi/domains/record';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSession } from '../../../auth/currentSession.ts';
import { localShelf } from '../../../browser/storage.ts';
import { useApi } from '../../../data/api/index.ts';
import { heldRightsQuery } from '../../../data/design/heldRights.ts';
import { useHeld } from '../../../data/useHeld.ts';
import { serverWords } from '../../../feedback/index.ts';
import { modelScreen } from '../../model/index.ts';
import { StatePanel } from '@milepost/kit/state-panel';
import { Button } from '@milepost/kit/button';
import { keptSamples } from './keptSamples.ts';
import { SeenLine } from './SeenLine.tsx';
import { seenAs } from './seenAs.ts';
import { Stage } from './Stage.tsx';
import { triedAsIn } from './triedAs.ts';
import { TrialBar } from './TrialBar.tsx';
import type { TrialAddress } from './types.ts';
import { useKnownValues } from './useKnownValues.ts';
import { useTrial } from './useTrial.ts';
import * as css from './Trial.css.ts';

interface TrialProps {
  readonly modelId: string;
  readonly state: 'draft' | 'released';
  readonly runtime: ModelRuntime;
  readonly address: TrialAddress;
  readonly onChange: (part: Partial<TrialAddress>) => void;
  /** Address of the designer; null for who may not design. */
  readonly designAddress: string | null;
  /** False where the trial has no address of its own: its list cannot be opened in a window as wide as a phone. @defaultValue `true` */
  readonly isPage?: boolean;
}

/** A design to be tried: its form and its list with samples, as everybody or as somebody. Nothing is sent. @source designer §14 */
export function Trial({ modelId, state, runtime, address, onChange, designAddress, isPage = true }: TrialProps) {
  const { t } = useLingui();
  const person = useSession().currentUser.user;
  const parts = useMemo(
    () => modelScreen(runtime, { modelId, menuId: '', person }).resource.form?.fields ?? [],
    [runtime, modelId, person],
  );
  // A design that is read anew may ask for other values first: what is typed stays meanwhile.
  const known = useHeld(useKnownValues(parts, person) ?? undefined) ?? null;
  const shelf = useMemo(() => keptSamples(localShelf, person.userId, modelId), [person.userId, modelId]);
  const [kept, setKept] = useState(() => shelf.all());
  const as = triedAsIn(address.as);
  const held = useQuery({
    ...heldRightsQuery(useApi(), { modelId, as: as ?? { kind: 'roles', ids: [] }, entryId: address.entry }),
    enabled: as !== null,
  });
  const trial = useTrial({ modelId, state, runtime, parts, known, sample: address.sample, kept });
  const { screen } = trial ?? {};
  const heldNow = as === null ? undefined : held.data;
  const seen = useMemo(
    () => (screen && heldNow ? seenAs({ ...screen, ...asked(runtime), held: heldNow }) : null),
    [screen, heldNow, runtime],
  );
  if (!trial) return <Skeleton kind="rows" count={8} what={t`the design`} />;
  const hasList = trial.screen.resource.list.columns.length > 0;
  const hasForm = trial.screen.resource.form !== null;
  const part = !hasList || (address.part === 'form' && hasForm) ? 'form' : 'list';
  const hasPhone = isPage || part === 'form';
  return (
    <div className={css.trial}>
      <TrialBar
        modelId={modelId}
        address={{ ...address, part }}
        has={{ list: hasList, form: hasForm, phone: hasPhone }}
        kept={kept}
        onChange={onChange}
        onDrop={(name) => {
          shelf.drop(name);
          setKept(shelf.all());
          onChange({ sample: 'usual' });
        }}
      />
      {seen && held.data && <SeenLine seen={seen} held={held.data} hasList={hasList} designAddress={designAddress} />}
      {as !== null && held.data === null && (
        <StatePanel
          kind="empty"
          title={t`The design is in no menu yet`}
        >{t`Rights are given on an entry of the menu: nobody sees it before it is released into one.`}</StatePanel>
      )}
      {as !== null && held.isError && (
        <StatePanel
          kind="failed"
          title={t`The rights did not load`}
          actions={<Button onPress={() => void held.refetch()}>{t`Retry`}</Button>}
        >
          {serverWords(held.error) ?? t`The server did not answer.`}
        </StatePanel>
      )}
      {as !== null && held.isPending ? (
        <Skeleton kind="rows" count={8} what={t`the rights`} />
      ) : (
        <Stage
          trial={trial}
          seen={seen}
          part={part}
          isPhone={hasPhone && address.screen === 'phone'}
          onKeep={(name, record) => {
            const isKept = shelf.keep({ name, record });
            setKept(shelf.all());
            return isKept;
          }}
        />
      )}
    </div>
  );
}

/** Rights a design has, and whether it asks which rows somebody may see. */
function asked({ formData, columnData }: ModelRuntime) {
  const list = columnData.kind === 'value' ? columnData.value : null;
  const texts = {
    formData: formData.kind === 'value' ? JSON.stringify(formConfig.encode(formData.value)) : null,
    columnData: list && JSON.stringify(listConfig.encode(list)),
    appColumnData: null,
  };
  return { rights: designRights(texts, false), judgesRows: list?.useDataPermission === true };
}
