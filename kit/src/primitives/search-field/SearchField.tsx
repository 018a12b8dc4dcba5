import { Search, X } from 'lucide';
import { IconButton } from '../button/index.ts';
import { controlAction, controlBox, controlInput } from '../control/index.ts';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../lingui/index.ts';
import { partProps, rootProps } from '../parts/index.ts';
import { useSearchField } from './headless.ts';
import { searchFieldMessages } from './messages.ts';
import type { SearchFieldProps } from './types.ts';

/** A keyword box. Enter submits; Escape empties it, and passes on when it is empty, so that a dialog around it can close. */
export function SearchField(props: SearchFieldProps) {
  const { parts } = props;
  const { canClear, clearing, getInputProps } = useSearchField({ ...props, messages: useMessages(searchFieldMessages) });
  return (
    <div {...rootProps(props, controlBox)}>
      <Icon of={Search} />
      <input {...getInputProps(partProps(parts, 'input', controlInput))} />
      {canClear && (
        <span {...partProps(parts, 'clear', controlAction)}>
          <IconButton icon={X} label={clearing.label} size="row" tabIndex={-1} onPress={clearing.onPress} />
        </span>
      )}
    </div>
  );
}
