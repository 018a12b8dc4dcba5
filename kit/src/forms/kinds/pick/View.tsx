import type { StoredValue } from '../../../engines/pick/index.ts';
import { usePickedNames } from '../../../widgets/tree-picker/index.ts';
import { useParameters } from '../editing/useParameters.ts';
import type { PickControl } from '../../grammar/index.ts';
import { useSurroundings } from '../../render/surroundings.ts';
import { useValueWords } from '../../value-text/index.ts';
import { Words } from '../../readers/Words.tsx';
import type { ViewProps } from '../../readers/types.ts';

/** Names of people, departments and whatever else has a picker. */
export function PickView({ control, value, read }: ViewProps<PickControl>) {
  const words = useValueWords();
  const parameters = useParameters(control.parameters, read);
  const spec = useSurroundings().usePicker(control.picker, control.isMany === true, parameters);
  const names = usePickedNames(spec, value as StoredValue);
  return <Words>{words.row(names.map(({ text }) => text))}</Words>;
}
