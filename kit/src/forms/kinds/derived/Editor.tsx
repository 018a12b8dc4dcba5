import { TextField } from '../../../primitives/text-field/index.ts';
import type { DerivedControl, EditProps, Text } from '../../grammar/index.ts';
import { useText } from '../../render/useText.ts';

const ignore = () => undefined;

/** A text made of other values. It can be read, focused and copied. */
export default function DerivedEditor({ field: { id, label, help }, value }: EditProps<DerivedControl, Text>) {
  const text = useText();
  return <TextField id={id} label={label} help={help} value={text(value)} use="readOnly" onChange={ignore} />;
}
