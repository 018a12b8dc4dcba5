import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, X } from 'lucide';
import { useId, useRef } from 'react';
import { IconButton } from '../button/index.ts';
import { DataText, EitherText } from '../data-text/index.ts';
import { useScrollStop } from '../scroll-stop/index.ts';
import { HeadingLevel } from '../heading-level/index.ts';
import { Modal } from './Modal.tsx';
import { belowTools, body, footer as footerRow, footerNote as note, header, heading, padded, tools as toolRow } from './Panel.css.ts';
import type { PanelProps } from './types.ts';
import { useGuardedClose } from './useGuardedClose.ts';

/** A modal panel with a heading, a scrolling body and a row of buttons; dialog and drawer are its two places. */
export function Panel({
  title,
  isData = false,
  onClose,
  onConfirm,
  widthPx,
  place,
  kind = 'dialog',
  backdrop,
  guard,
  tools,
  footer,
  footerNote,
  dismiss = 'cross',
  bodyFit = 'padded',
  children,
}: PanelProps) {
  const { t } = useLingui();
  const headingId = useId();
  const bodyId = useId();
  const bodyRef = useRef<HTMLDivElement>(null);
  const needsStop = useScrollStop(bodyRef);
  const close = useGuardedClose(onClose, guard);
  const staysOnPressOutside = guard !== undefined || kind === 'alertdialog';

  return (
    <Modal
      kind={kind}
      place={place}
      backdrop={backdrop}
      widthPx={widthPx}
      labelledBy={headingId}
      describedBy={kind === 'alertdialog' ? bodyId : undefined}
      onConfirm={onConfirm}
      onDismiss={(by) => {
        if (by === 'escape' || !staysOnPressOutside) close();
      }}
    >
      <header data-keep-clear="" className={header[place]}>
        {dismiss === 'back' && <IconButton icon={ArrowLeft} label={t`Back`} onPress={close} />}
        <h2 id={headingId} className={heading}>
          {isData ? <DataText of={title} /> : <EitherText>{title}</EitherText>}
        </h2>
        {dismiss === 'cross' && <IconButton icon={X} label={t`Close`} onPress={close} />}
      </header>
      {tools && <div className={toolRow[place]}>{tools}</div>}
      <div
        ref={bodyRef}
        id={bodyId}
        className={bodyFit === 'padded' ? [body.padded, padded[place], tools ? belowTools : ''].join(' ') : body[bodyFit]}
        {...(needsStop && { role: 'region', 'aria-labelledby': headingId, tabIndex: 0 })}
      >
        <HeadingLevel level={3}>{children}</HeadingLevel>
      </div>
      {(footer || footerNote) && (
        <footer data-keep-clear="" className={footerRow[place]}>
          {footerNote && <div className={note}>{footerNote}</div>}
          {footer}
        </footer>
      )}
    </Modal>
  );
}
