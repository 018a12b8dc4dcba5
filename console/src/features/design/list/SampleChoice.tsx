import { useLingui } from '@lingui/react/macro';
import { Segmented } from '@milepost/kit/segmented';
import type { SampleKind } from '../samples/sampleRows.ts';

export interface SampleChoiceProps {
  readonly value: SampleKind;
  readonly onChange: (kind: SampleKind) => void;
}

/** Samples the list is looked at with: usual ones, empty ones, the longest there may be, odd ones. */
export function SampleChoice({ value, onChange }: SampleChoiceProps) {
  const { t } = useLingui();
  return (
    <Segmented
      label={t`Samples`}
      labelAt="start"
      segments={[
        { id: 'usual', label: t({ message: 'Usual', context: 'samples' }) },
        { id: 'empty', label: t({ message: 'Empty', context: 'samples' }) },
        { id: 'longest', label: t({ message: 'Longest', context: 'samples' }) },
        { id: 'odd', label: t({ message: 'Odd', context: 'samples' }) },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
