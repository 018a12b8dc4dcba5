import { useLingui } from '@lingui/react/macro';
import { EitherText } from '@milepost/kit/data-text';
import { Button, IconButton } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { Drawer } from '@milepost/kit/drawer';
import { ArrowLeft } from 'lucide';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useShortcut } from '../../../commands/shortcuts.ts';
import type { FormDeclaration } from '../definition/types.ts';
import * as css from './FormFrame.css.ts';

interface FormFrameProps {
  readonly frame: FormDeclaration<object>['frame'];
  readonly title: string;
  readonly guard?: () => Promise<boolean>;
  /** Left out for a page that stays, such as settings. */
  readonly onClose?: () => void;
  /** Saves; left out for a record to read. */
  readonly onSave?: () => void;
  readonly isSaving?: boolean;
  /** A page of its own, which nobody closes. */
  readonly isStaying?: boolean;
  /** Before the buttons that close it. */
  readonly more?: ReactNode;
  /** See the declaration of a form. */
  readonly width?: number | 'wide' | undefined;
  readonly labels?: FormDeclaration<object>['labels'];
  /** A page that takes all the room there is, for what is no column of fields. @defaultValue false */
  readonly isFull?: boolean;
  readonly children: ReactNode;
}

const ignore = () => undefined;
const DIALOG = '[role=dialog], [role=alertdialog]';
const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;

const DIALOG_PX = [600, 800, 1000] as const;
const DRAWER_PX = [400, 600, 700, 800, 1000] as const;
/** The nearest width there is; the larger of two equally near ones. @reading R-247 */
const nearest = <Px extends number>(width: number | 'wide', all: readonly Px[]): Px | 'wide' =>
  width === 'wide' ? width : all.reduce((best, px) => (Math.abs(px - width) <= Math.abs(best - width) ? px : best));

/** Frame of a form: a dialog of 600 px, a wide one, a drawer of 700 px, or a page in place of the list. @source admin §5, §9 */
export function FormFrame({
  frame,
  title,
  guard,
  onClose = ignore,
  onSave,
  isSaving = false,
  isStaying = false,
  more,
  width,
  labels,
  isFull = false,
  children,
}: FormFrameProps) {
  const { t, i18n } = useLingui();
  const close = async () => {
    if (!guard || (await guard())) onClose();
  };
  const buttons = (
    <>
      {more}
      {!isStaying && (
        <Button onPress={() => void close()}>{onSave ? (labels?.cancel ? i18n._(labels.cancel) : t`Cancel`) : t`Close`}</Button>
      )}
      {onSave && (
        <Button variant="primary" isBusy={isSaving} busyLabel={t`Saving`} onPress={onSave}>
          {labels?.save ? i18n._(labels.save) : t`Save`}
        </Button>
      )}
    </>
  );
  const body = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    // The browser would save the page as a file.
    event.preventDefault();
    const own = body.current?.closest(DIALOG);
    // What lies over the dialog has keys of its own.
    if (own && event.target instanceof Element && event.target.closest(DIALOG) === own && !event.repeat) onSave?.();
  };
  const panel = { title, onClose, footer: buttons, ...(guard && { guard }) };
  if (frame === 'dialog' || frame === 'wide')
    return (
      // Keys of the whole dialog, wherever in it the keyboard is.
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
      <div className={css.keys} onKeyDown={onKeyDown}>
        <Dialog {...panel} widthPx={width === undefined ? (frame === 'wide' ? 800 : 600) : nearest(width, DIALOG_PX)}>
          <div ref={body} className={css.keys}>
            {children}
          </div>
        </Dialog>
      </div>
    );
  if (frame === 'drawer')
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as above
      <div className={css.keys} onKeyDown={onKeyDown}>
        <Drawer {...panel} widthPx={width === undefined ? 700 : nearest(width, DRAWER_PX)}>
          <div ref={body} className={css.keys}>
            {children}
          </div>
        </Drawer>
      </div>
    );
  return (
    <PageFrame title={title} buttons={buttons} onBack={isStaying ? null : () => void close()} onSave={onSave} isFull={isFull}>
      {children}
    </PageFrame>
  );
}

interface PageFrameProps extends Pick<FormFrameProps, 'title' | 'onSave' | 'children'> {
  readonly isFull: boolean;
  readonly buttons: ReactNode;
  readonly onBack: (() => void) | null;
}

/** A form as a page: its heading takes the keyboard when it comes, Ctrl+S and Ctrl+Enter save, Escape asks to leave. */
function PageFrame({ title, buttons, onBack, onSave, isFull, children }: PageFrameProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLDivElement>(null);
  useShortcut(onSave ? { id: 'save', group: 'page', label: t`Save`, keys: 'Mod+S', run: onSave } : null);
  const isOpened = onBack !== null;
  useEffect(() => {
    if (isOpened) heading.current?.focus();
  }, [isOpened]);
  const onKeyDown = (event: KeyboardEvent) => {
    // What lies over the page has keys of its own.
    const isOver = event.target instanceof Node && !event.currentTarget.contains(event.target);
    if (isOver || event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave?.();
    if (event.key !== 'Escape' || !onBack) return;
    // Pressed for the page: the question it brings up must not take the same press for an answer.
    event.preventDefault();
    if (!event.repeat) onBack();
  };
  return (
    // Keys of the whole form, wherever in it the keyboard is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={css.page} onKeyDown={onKeyDown}>
      <header className={onBack ? css.head : css.ownHead}>
        {onBack && <IconButton icon={ArrowLeft} label={t`Back to the list`} onPress={onBack} />}
        <div ref={heading} tabIndex={-1} className={css.title}>
          <h1 className={onBack ? css.heading : css.ownHeading}>
            <EitherText>{title}</EitherText>
          </h1>
        </div>
      </header>
      <div className={css.body}>
        <div className={isFull ? undefined : css.measure}>{children}</div>
      </div>
      <footer className={css.foot} data-mp-keep-clear="">
        {buttons}
      </footer>
    </div>
  );
}
