import { useLingui } from '@lingui/react/macro';
import { CircleCheck, Info, OctagonX, TriangleAlert, X } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { pageLayers, restoreFocus } from '../../engines/layer-stack/index.ts';
import type { FocusAnchor } from '../../engines/layer-stack/index.ts';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { IconButton } from '../button/index.ts';
import { EitherText } from '../data-text/index.ts';
import { Icon } from '../icon/index.ts';
import { useKit } from '../kit-provider/index.ts';
import {
  action as actionStyle,
  close,
  edges as edgesStyle,
  mark,
  notice,
  title as titleStyle,
  tone as toneStyle,
  words,
} from './Alert.css.ts';
import type { AlertProps, AlertTone } from './types.ts';

const SHAPE = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: OctagonX } as const;

function useToneWord(tone: AlertTone): string {
  const { t } = useLingui();
  return { info: t`Note`, success: t`Success`, warning: t`Warning`, danger: t`Error` }[tone];
}

/** Closing takes the focus to what is next on the page. */
function useClosing(onClose: (() => void) | undefined) {
  const [isClosed, setIsClosed] = useState(false);
  const anchor = useRef<FocusAnchor | null>(null);
  useEffect(() => {
    if (isClosed && anchor.current) restoreFocus(anchor.current);
  }, [isClosed]);
  const handleClose = () => {
    anchor.current = pageLayers().anchor();
    setIsClosed(true);
    onClose?.();
  };
  return { isClosed, handleClose };
}

/** A notice on the page: shape, words, at most one way on. Said by the page's own voice, not by a live region of its own. @source forms §3 */
export function Alert({ tone = 'info', title, description, action, urgency = 'none', edges = 'box', onClose }: AlertProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const titleId = useId();
  const toneWord = useToneWord(tone);
  const textRef = useRef<HTMLDivElement>(null);
  const { isClosed, handleClose } = useClosing(onClose);

  useEffect(() => {
    if (urgency === 'none') return;
    const said = [toneWord, title, textRef.current?.textContent].filter(Boolean).join(' ');
    announcer.say(said, urgency);
  }, [announcer, urgency, toneWord, title]);

  if (isClosed) return null;
  return (
    <div
      role={urgency === 'assertive' ? 'alert' : 'note'}
      aria-live="off"
      aria-labelledby={titleId}
      className={`${notice} ${edgesStyle[edges]} ${toneStyle[tone]}`}
    >
      <span className={mark}>
        <Icon of={SHAPE[tone]} />
      </span>
      <div className={words}>
        <p id={titleId} className={description === undefined ? undefined : titleStyle}>
          <span className={visuallyHidden}>{toneWord} </span>
          <EitherText>{title}</EitherText>
        </p>
        {description !== undefined && (
          <div ref={textRef}>
            <EitherText>{description}</EitherText>
          </div>
        )}
      </div>
      {action && <div className={actionStyle}>{action}</div>}
      {onClose && (
        <div className={close}>
          <IconButton icon={X} size="row" label={t`Close`} describedBy={titleId} onPress={handleClose} />
        </div>
      )}
    </div>
  );
}
