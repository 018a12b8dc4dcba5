import { Check } from 'lucide';
import { ListBoxItem, Text } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { description, indent, option, words } from './Select.css.ts';
import type { SelectOption } from './types.ts';

/**
 * An option that can be reached but not chosen. React Aria honours this on items, though its types do not say so,
 * and then leaves `aria-disabled` off, which is why the option sets it itself.
 */
const REACHABLE = { disabledBehavior: 'selection' } as const;

/** One line of the list, with a second and quieter one where there is more to say. */
export function Option({ of: { id, label, depth = 0, isDisabled = false, reason, ...rest } }: { of: SelectOption }) {
  const second = isDisabled ? (reason ?? rest.description) : rest.description;
  return (
    <ListBoxItem
      {...REACHABLE}
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      className={`${option} ${indent[Math.min(depth, indent.length - 1)]}`}
      ref={(node) => node?.setAttribute('aria-disabled', String(isDisabled))}
    >
      {({ isSelected }) => (
        <>
          {/* The second line belongs to the name: what is seen of an option is what it is called. */}
          <Text slot="label" className={words}>
            {label}
            {second && <span className={description}>{second}</span>}
          </Text>
          {isSelected && <Icon of={Check} />}
        </>
      )}
    </ListBoxItem>
  );
}
