import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../../primitives/text-field/index.ts';
import type { EditProps, UnknownControl } from '../../grammar/index.ts';
import { shownValue } from '../shown/shownValue.ts';

const ignore = () => undefined;

/** A field nobody can fill in here: what it holds can be read and copied, and is kept as it is. */
export default function UnknownEditor({ control: { name }, field: { id, label }, value }: EditProps<UnknownControl>) {
  const { t } = useLingui();
  return (
    <TextField
      id={id}
      label={label}
      help={t`A field of the kind “${name}” cannot be filled in here. What it holds is kept.`}
      value={shownValue(value)}
      use="readOnly"
      onChange={ignore}
    />
  );
}
