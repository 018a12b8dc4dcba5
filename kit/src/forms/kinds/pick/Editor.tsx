import type { StoredValue } from '../../../engines/pick/index.ts';
import { TreePicker } from '../../../widgets/tree-picker/index.ts';
import type { EditProps, PickControl } from '../../grammar/index.ts';
import { useSurroundings } from '../../render/surroundings.ts';
import { useText } from '../../render/useText.ts';
import { useFitting } from './useFitting.ts';
import { useParameters } from '../editing/useParameters.ts';

/** Editor of what has a picker: people, departments, areas. */
export default function PickEditor({ control, field, value, read, onChange, onLeave }: EditProps<PickControl, StoredValue>) {
  const text = useText();
  const parameters = useParameters(control.parameters, read, control.limits);
  const spec = useSurroundings().usePicker(control.picker, control.isMany === true, parameters);
  const notice = useFitting({ spec, parameters, label: field.label, value, onChange });
  return (
    <TreePicker
      {...field}
      help={notice ?? field.help}
      spec={spec}
      value={value}
      isClearable={!field.isRequired}
      placeholder={control.placeholder === undefined ? undefined : text(control.placeholder)}
      onChange={(next) => {
        onChange(next);
        onLeave();
      }}
    />
  );
}
