import { useLingui } from '@lingui/react/macro';
import { Field, useFieldIds } from '../../primitives/field/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import type { EditProps, ShownControl } from '../grammar/index.ts';
import { picture } from './ShownEditor.css.ts';
import { isPicture, placeText, shownValue } from './shownValue.ts';

const ignore = () => undefined;

/** A value that is filled in elsewhere. It can be read and copied; of a new record the server makes it when it is saved. */
export default function ShownEditor({ control, field: { id, label, help }, value }: EditProps<ShownControl>) {
  const { t } = useLingui();
  const ids = useFieldIds(id);
  if (control.as === 'picture' && isPicture(value))
    return (
      <Field label={label} ids={ids} help={help} labelFor="text">
        <img className={picture} src={value} alt={label} />
      </Field>
    );
  const text = control.as === 'place' ? placeText(value) : shownValue(value);
  const words = { placeholder: control.as === 'server' ? t`Filled in when it is saved` : undefined };
  return <TextField {...words} id={id} label={label} help={help} value={text} use="readOnly" onChange={ignore} />;
}
