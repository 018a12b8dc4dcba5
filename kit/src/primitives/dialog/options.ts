/** Asked before a panel closes. False keeps it open, so that typed text is never lost. */
export type CloseGuard = () => boolean | Promise<boolean>;

/** Role of a dialog for a screen reader: a form or a list, or a question that wants an answer. */
export type DialogKind = 'dialog' | 'alertdialog';

/** Options of `useDialog`. */
export interface DialogOptions {
  /** @defaultValue `dialog` */
  readonly kind?: DialogKind;
  /** Spoken name of a dialog that draws no title. */
  readonly label?: string;
  /** Called after the guard agreed: Escape, a button that closes, a press outside. Stop drawing the dialog then. */
  readonly onClose: () => void;
  /**
   * Asked before it closes; a press outside does nothing at all then. `ask`: `isAsking` becomes true in place of closing, and whoever
   * draws asks in the dialog and calls `answer`.
   */
  readonly guard?: CloseGuard | 'ask';
  /** Called by Ctrl+Enter, or Command+Enter, anywhere but in a text of several lines: what the main button does. */
  readonly onConfirm?: () => void;
  /** An element with `getDescriptionProps` is drawn and read with the name. @defaultValue true for an `alertdialog` */
  readonly hasDescription?: boolean;
}
