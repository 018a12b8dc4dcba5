import { mergeProps } from '../../engines/prop-getters/index.ts';

/** Button beside the days: its name, whether it can be pressed, and what that does. */
export interface Pressable {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** Attributes of a button beside the days whose name is not what is written on it. */
export const namedButton = <Own extends object = object>({ label, isDisabled, onPress }: Pressable, own?: Own) =>
  mergeProps({ type: 'button', 'aria-label': label, disabled: isDisabled || undefined, onClick: () => onPress() } as const, own);

/** Attributes of a button beside the days on which its name is written. */
export const writtenButton = <Own extends object = object>({ isDisabled, onPress }: Pressable, own?: Own) =>
  mergeProps({ type: 'button', disabled: isDisabled || undefined, onClick: () => onPress() } as const, own);
