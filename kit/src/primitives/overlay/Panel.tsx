import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, X } from 'lucide';
import { useRef } from 'react';
import { IconButton } from '../button/index.ts';
import { DataText, EitherText } from '../data-text/index.ts';
import { useDialog } from '../dialog/headless.ts';
import { useScrollStop } from '../scroll-stop/index.ts';
import { HeadingLevel } from '../heading-level/index.ts';
import { classes, partProps } from '../parts/index.ts';
import { Modal } from './Modal.tsx';
import { belowTools, body, footer as footerRow, footerNote as note, header, heading, padded, tools as toolRow } from './Panel.css.ts';
import type { PanelProps } from './types.ts';

/** A modal panel with a heading, a scrolling body and a row of buttons; dialog and drawer are its two places. */
export function Panel({
  title,
  isData = false,
  onClose,
  onConfirm,
  place,
  kind = 'dialog',
  guard,
  tools,
  footer,
  footerNote,
  dismiss = 'cross',
  bodyFit = 'padded',
  children,
  ...look
}: PanelProps) {
  const { t } = useLingui();
  const { parts } = look;
  const bodyRef = useRef<HTMLDivElement>(null);
  const needsStop = useScrollStop(bodyRef);
  const dialog = useDialog({ kind, onClose, onConfirm, guard });
  const { close, titleId, getTitleProps, getDescriptionProps } = dialog;
  const bodyLook = bodyFit === 'padded' ? classes(body.padded, padded[place], tools ? belowTools : undefined) : body[bodyFit];

  return (
    <Modal {...look} dialog={dialog} place={kind === 'alertdialog' ? 'question' : place}>
      <header data-mp-keep-clear="" {...partProps(parts, 'header', header[place])}>
        {dismiss === 'back' && <IconButton icon={ArrowLeft} label={t`Back`} onPress={close} />}
        <h2 {...getTitleProps(partProps(parts, 'heading', heading))}>
          {isData ? <DataText of={title} /> : <EitherText>{title}</EitherText>}
        </h2>
        {dismiss === 'cross' && <IconButton icon={X} label={t`Close`} onPress={close} />}
      </header>
      {tools && <div {...partProps(parts, 'tools', toolRow[place])}>{tools}</div>}
      <div
        {...getDescriptionProps(partProps(parts, 'body', bodyLook))}
        ref={bodyRef}
        {...(needsStop && { role: 'region', 'aria-labelledby': titleId, tabIndex: 0 })}
      >
        <HeadingLevel level={3}>{children}</HeadingLevel>
      </div>
      {(footer || footerNote) && (
        <footer data-mp-keep-clear="" {...partProps(parts, 'footer', footerRow[place])}>
          {footerNote && <div {...partProps(parts, 'note', note)}>{footerNote}</div>}
          {footer}
        </footer>
      )}
    </Modal>
  );
}
