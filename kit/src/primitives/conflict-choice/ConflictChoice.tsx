import { useLingui } from '@lingui/react/macro';
import { RadioGroup } from '../radio-group/index.ts';
import type { ConflictChoiceProps, ImportConflict } from './types.ts';

/** The one choice of every import: what becomes of records that are there already. @reading R-224 */
export function ConflictChoice({ value, onChange, isDisabled = false, canOverwrite = true }: ConflictChoiceProps) {
  const { t } = useLingui();
  const options: readonly { readonly id: ImportConflict; readonly label: string; readonly description: string }[] = [
    { id: 'skip', label: t`Skip`, description: t`They stay as they are` },
    { id: 'rename', label: t`Rename`, description: t`Another one is added with a number at its end` },
    { id: 'overwrite', label: t`Overwrite`, description: t`They take the values of the file; what is blank there stays` },
  ];
  return (
    <RadioGroup
      label={t`Records that are there already`}
      options={options.filter(({ id }) => canOverwrite || id !== 'overwrite')}
      value={value}
      use={isDisabled ? 'disabled' : 'editable'}
      onChange={(id) => onChange(options.find((option) => option.id === id)?.id ?? value)}
    />
  );
}
