import type { WizardStepProps } from '../resource/index.ts';
import { Checks } from './Checks.tsx';
import type { SeenStep } from './rights.ts';

/** A step of giving rights: the leaves of its tree are chosen. */
export function RightChecks({ label, value, onChange }: WizardStepProps<SeenStep>) {
  return (
    <Checks
      label={label}
      nodes={value?.nodes ?? null}
      chosen={value?.chosen ?? null}
      onChoose={(chosen) => value && onChange({ ...value, chosen })}
    />
  );
}
