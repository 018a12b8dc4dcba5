import { useLingui } from '@lingui/react/macro';
import { Field, useFieldIds } from '../../../primitives/field/index.ts';
import { TextField } from '../../../primitives/text-field/index.ts';
import { isEmptyValue } from '../../grammar/index.ts';
import type { EditProps, ShownControl } from '../../grammar/index.ts';
import { ValueView } from '../../readers/ValueView.tsx';
import { useText } from '../../render/useText.ts';
import { picture } from './Editor.css.ts';
import { readAs } from './readAs.ts';
import { isPicture, placeText, shownValue } from './shownValue.ts';

const ignore = () => undefined;

/** A value that is filled in elsewhere. It can be read and copied; of a new record the server makes it when it is saved. */
export default function ShownEditor({ control, field: { id, label, help }, value, read }: EditProps<ShownControl>) {
  const { t } = useLingui();
  const words = useText();
  const ids = useFieldIds(id);
  if (control.as === 'picture' && isPicture(value))
    return (
      <Field label={label} ids={ids} help={help} labelFor="text">
        <img className={picture} src={value} alt={label} />
      </Field>
    );
  const like = readAs(control);
  if (like && !isEmptyValue(value))
    return (
      <Field label={label} ids={ids} help={help} labelFor="text">
        <output id={ids.control} aria-labelledby={ids.label} tabIndex={-1}>
          <ValueView control={like} value={value} read={read} />
        </output>
      </Field>
    );
  const text = control.as === 'place' ? placeText(value) : shownValue(value);
  const filledIn = control.willBe === undefined ? t`Filled in when it is saved` : words(control.willBe);
  const placeholder = control.as === 'server' ? filledIn : undefined;
  return <TextField placeholder={placeholder} id={id} label={label} help={help} value={text} use="readOnly" onChange={ignore} />;
}
