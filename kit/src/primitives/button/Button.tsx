import { LoaderCircle } from 'lucide';
import { use, useEffect } from 'react';
import { systemClock } from '../../engines/clock/index.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { Icon } from '../icon/index.ts';
import { useKitIfThere } from '../kit-context/index.ts';
import { button, folded, foldedInLine, folding, foldingInLine, iconButton, pressed, spinner, tone } from './Button.css.ts';
import { FoldContext } from './FoldContext.ts';
import type { ButtonProps, IconButtonProps } from './types.ts';

function buttonProps({
  onPress,
  type = 'button',
  isDisabled,
  isBusy,
  describedBy,
  opens,
  isPressed,
  tabIndex,
  lang,
  ref,
}: Omit<ButtonProps, 'children'>) {
  return {
    ref,
    type,
    tabIndex,
    lang,
    disabled: isDisabled,
    // A busy button stays focusable, so that the keyboard is where it was when the answer comes.
    'aria-disabled': isBusy || undefined,
    'aria-busy': isBusy || undefined,
    'aria-describedby': describedBy,
    'aria-haspopup': opens?.kind === 'region' ? undefined : opens?.kind,
    'aria-expanded': opens?.isOpen,
    'aria-controls': opens?.isOpen ? opens.id : undefined,
    'aria-pressed': isPressed,
    // Enter that was held down over a dialog that has closed meanwhile, or over this button, presses once.
    onKeyDown: (event: { readonly key: string; readonly repeat: boolean; preventDefault(): void }) => {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
    onClick: (event: { preventDefault(): void }) => {
      if (isBusy) event.preventDefault();
      else onPress?.();
    },
  } as const;
}

const Spinner = () => (
  <span className={spinner}>
    <Icon of={LoaderCircle} size="s" />
  </span>
);

/** Time of a press after which it is said: a quicker one is told by its outcome alone. @reading R-264 */
const SAID_AFTER_MS = 1000;

/** Says that a press is still being carried out, wherever the keyboard is: who saves by a key is not at the button. */
function SlowNotice({ words }: { readonly words: string }) {
  const announcer = useKitIfThere()?.announcer;
  useEffect(() => systemClock.after(SAID_AFTER_MS, () => announcer?.say(words)), [announcer, words]);
  return null;
}

/** A button with a word on it. */
export function Button({
  children,
  icon,
  iconAt = 'start',
  lead,
  spokenName,
  busyLabel,
  variant = 'secondary',
  isFolding,
  ...rest
}: ButtonProps) {
  const drawn = rest.isBusy ? <Spinner /> : (lead ?? (icon && <Icon of={icon} />));
  const words = rest.isBusy && busyLabel ? busyLabel : children;
  const foldsInLine = isFolding && variant !== 'primary';
  const isDrawing = use(FoldContext) && foldsInLine && typeof words === 'string';
  const look = [button, tone[variant], focusRing, isFolding ? folding : '', foldsInLine ? foldingInLine : ''].join(' ');
  return (
    <button {...buttonProps(rest)} aria-label={spokenName} className={look} {...(isDrawing && { title: words, 'data-drawing': '' })}>
      {iconAt === 'start' && drawn}
      {isFolding ? <span className={foldsInLine ? `${folded} ${foldedInLine}` : folded}>{words}</span> : words}
      {iconAt === 'end' && drawn}
      {rest.isBusy && busyLabel && <SlowNotice words={busyLabel} />}
    </button>
  );
}

/** A button that is only a drawing: its name is spoken and shown on hover. */
export function IconButton({ icon, label, size = 'bar', variant = 'text', ...rest }: IconButtonProps) {
  const look = [iconButton[size], tone[variant], rest.isPressed ? pressed : '', focusRing].join(' ');
  return (
    <button {...buttonProps(rest)} aria-label={label} title={label} className={look}>
      {rest.isBusy ? <Spinner /> : <Icon of={icon} size={size === 'row' ? 's' : 'm'} />}
    </button>
  );
}
