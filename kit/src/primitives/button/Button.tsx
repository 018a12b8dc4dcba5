import { LoaderCircle } from 'lucide';
import { use } from 'react';
import { focusRing } from '../../theme/focus.css.ts';
import { Icon } from '../icon/index.ts';
import { classes } from '../parts/index.ts';
import { button, folded, foldedInLine, folding, foldingInLine, iconButton, pressed, spinner, tone } from './Button.css.ts';
import { FoldContext } from './FoldContext.ts';
import { useButton } from './headless.ts';
import type { ButtonProps, IconButtonProps } from './types.ts';

const Spinner = () => (
  <span className={spinner}>
    <Icon of={LoaderCircle} size="s" />
  </span>
);

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
  className,
  style,
  ...rest
}: ButtonProps) {
  const { getButtonProps, isBusy } = useButton({ ...rest, busyMessage: busyLabel });
  const drawn = isBusy ? <Spinner /> : (lead ?? (icon && <Icon of={icon} />));
  const words = isBusy && busyLabel ? busyLabel : children;
  const foldsInLine = isFolding && variant !== 'primary';
  const isDrawing = use(FoldContext) && foldsInLine && typeof words === 'string';
  const look = classes(button, tone[variant], focusRing, isFolding ? folding : '', foldsInLine ? foldingInLine : '', className);
  return (
    <button
      {...getButtonProps()}
      aria-label={spokenName}
      className={look}
      style={style}
      {...(isDrawing && { title: words, 'data-mp-drawing': '' })}
    >
      {iconAt === 'start' && drawn}
      {isFolding ? <span className={foldsInLine ? `${folded} ${foldedInLine}` : folded}>{words}</span> : words}
      {iconAt === 'end' && drawn}
    </button>
  );
}

/** A button that is only a drawing: its name is spoken and shown on hover. */
export function IconButton({ icon, label, size = 'bar', variant = 'text', className, style, ...rest }: IconButtonProps) {
  const { getButtonProps, isBusy } = useButton(rest);
  const look = classes(iconButton[size], tone[variant], rest.isPressed ? pressed : '', focusRing, className);
  return (
    <button {...getButtonProps()} aria-label={label} title={label} className={look} style={style}>
      {isBusy ? <Spinner /> : <Icon of={icon} size={size === 'row' ? 's' : 'm'} />}
    </button>
  );
}
