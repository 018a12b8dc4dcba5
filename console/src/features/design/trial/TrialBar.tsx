import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@milepost/kit/button';
import { Segmented } from '@milepost/kit/segmented';
import { Select } from '@milepost/kit/select';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal, Trash2, UserRoundSearch } from 'lucide';
import { useMemo, useState } from 'react';
import { useApi } from '../../../data/api/index.ts';
import { entriesQuery } from '../../../data/design/heldRights.ts';
import { AsDialog } from './AsDialog.tsx';
import type { KeptSample } from './keptSamples.ts';
import { triedAsIn, triedAsText } from './triedAs.ts';
import type { TrialAddress, TriedPart } from './types.ts';
import { KEPT } from './useTrial.ts';
import * as css from './Trial.css.ts';

interface TrialBarProps {
  readonly modelId: string;
  readonly address: TrialAddress;
  /** Parts there are, and whether the one that is tried can be shown as on a phone. */
  readonly has: { readonly list: boolean; readonly form: boolean; readonly phone: boolean };
  readonly kept: readonly KeptSample[];
  readonly onChange: (part: Partial<TrialAddress>) => void;
  readonly onDrop: (name: string) => void;
}

/** Choices of a trial: which part, with which sample, on which screen, as whom. */
export function TrialBar({ modelId, address, has, kept, onChange, onDrop }: TrialBarProps) {
  const { t } = useLingui();
  const { part, sample, screen } = address;
  const [isChoosing, setChoosing] = useState(false);
  const [areOptionsOpen, setOptionsOpen] = useState(false);
  const words: Readonly<Record<TriedPart, string>> = {
    form: t({ message: 'Form', context: 'part of a design' }),
    list: t({ message: 'List', context: 'part of a design' }),
  };
  const samples = useMemo(
    () => [
      { id: 'usual', label: t({ message: 'Usual', context: 'samples' }) },
      { id: 'longest', label: t({ message: 'Longest', context: 'samples' }) },
      { id: 'odd', label: t({ message: 'Odd', context: 'samples' }) },
      { id: 'empty', label: t({ message: 'Empty', context: 'samples' }) },
      { id: 'new', label: t`New record` },
      ...kept.map(({ name }) => ({ id: `${KEPT}${name}`, label: name, group: t`Kept in this browser` })),
    ],
    [t, kept],
  );
  const keptName = sample.startsWith(KEPT) ? sample.slice(KEPT.length) : null;
  return (
    <div className={css.bar} data-open={areOptionsOpen}>
      {has.list && has.form && (
        <Segmented
          label={t`Part to try`}
          segments={(['form', 'list'] as const).map((id) => ({ id, label: words[id] }))}
          value={part}
          onChange={(next) => onChange({ part: next })}
        />
      )}
      <div className={css.toOptions}>
        <Button icon={SlidersHorizontal} opens={{ kind: 'region', isOpen: areOptionsOpen }} onPress={() => setOptionsOpen(!areOptionsOpen)}>
          {t({ message: 'Options', context: 'of a trial' })}
        </Button>
      </div>
      <div className={css.options}>
        <div className={css.sample}>
          <div className={css.field}>
            <Select
              id="trial-sample"
              label={t`Sample`}
              placeholder={t`Sample`}
              options={samples}
              value={sample}
              onChange={(next) => onChange({ sample: next })}
            />
          </div>
          {keptName !== null && (
            <IconButton icon={Trash2} size="control" label={t`Delete the sample ${keptName}`} onPress={() => onDrop(keptName)} />
          )}
        </div>
        {has.phone && (
          <Segmented
            label={t`Screen the form is shown for`}
            segments={[
              { id: 'desktop', label: t({ message: 'Desktop', context: 'screen' }) },
              { id: 'phone', label: t({ message: 'Phone', context: 'screen' }) },
            ]}
            value={screen}
            onChange={(next) => onChange({ screen: next })}
          />
        )}
        <div className={css.push}>
          <Button icon={UserRoundSearch} opens={{ kind: 'dialog', isOpen: isChoosing }} onPress={() => setChoosing(true)}>
            {t`Try as somebody…`}
          </Button>
          {address.as !== '' && <Button onPress={() => onChange({ as: '', entry: '' })}>{t`As everybody`}</Button>}
        </div>
      </div>
      {isChoosing && <Choosing modelId={modelId} address={address} onChange={onChange} onClose={() => setChoosing(false)} />}
    </div>
  );
}

interface ChoosingProps extends Pick<TrialBarProps, 'modelId' | 'address' | 'onChange'> {
  readonly onClose: () => void;
}

function Choosing({ modelId, address, onChange, onClose }: ChoosingProps) {
  const { data, isPending } = useQuery(entriesQuery(useApi(), modelId));
  if (isPending) return null;
  return (
    <AsDialog
      as={triedAsIn(address.as)}
      places={data?.places ?? []}
      entryId={address.entry}
      onChoose={(as, entry) => onChange({ as: as ? triedAsText(as) : '', entry: as ? entry : '' })}
      onClose={onClose}
    />
  );
}
