import { DialogLayer } from '../dialog/headless.ts';
import { classes, partProps, rootProps } from '../parts/index.ts';
import { panel, panelWidth, scrim, scrimPlace, surface } from './Modal.css.ts';
import type { ModalProps } from './types.ts';

/**
 * Scrim and surface of a dialog, drawn with what `useDialog` returns. Drawn means open. It arrives with a movement and leaves at once.
 * @reading R-035
 */
export function Modal({ dialog, place, widthPx, width, backdrop = 'dimmed', className, style, parts, children }: ModalProps) {
  const named = width === undefined && typeof widthPx !== 'number' ? panelWidth[widthPx] : undefined;
  const inlineSize = width ?? (typeof widthPx === 'number' ? widthPx : undefined);
  const ours = classes(scrim[backdrop], scrimPlace[place === 'end' ? 'end' : 'center']);
  return (
    <DialogLayer of={dialog.layer}>
      <div {...dialog.getScrimProps(partProps(parts, 'scrim', ours))}>
        <div {...rootProps({ className, style: { inlineSize, ...style } }, classes(panel[place], named))}>
          <section {...dialog.getDialogProps({ className: surface })}>{children}</section>
        </div>
      </div>
    </DialogLayer>
  );
}
