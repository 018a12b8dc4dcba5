import { TextField } from '../../primitives/text-field/index.ts';
import type { DerivedControl, EditProps } from '../grammar/index.ts';

const ignore = () => undefined;

/** A text made of other values. It can be read, focused and copied. */
export default function DerivedEditor({ field: { id, label, help }, value }: EditProps<DerivedControl, string>) {
  return <TextField id={id} label={label} help={help} value={value} use="readOnly" onChange={ignore} />;
}
