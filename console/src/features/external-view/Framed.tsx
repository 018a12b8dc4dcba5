import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import type { Clock } from '@milepost/kit/engines/clock';
import { useKit } from '@milepost/kit/kit-provider';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import { WINDOW_FEATURES } from '@milepost/openapi/guards';
import { useEffect, useRef, useState } from 'react';
import { openWindow } from '../../auth/linkContext.ts';
import { requestedHeight } from './frameHeight.ts';
import { useFrameLoad } from './useFrameLoad.ts';
import * as css from './ExternalView.css.ts';

interface FramedProps {
  readonly href: string;
  readonly sandbox: string;
  /** Name of the page, also of the frame. */
  readonly name: string;
  readonly clock?: Clock;
  /** The page has a heading of its own for it. @defaultValue false */
  readonly isHeaded?: boolean;
}

/**
 * A page of another host in a frame, below a line that says whose it is and opens it in a window of its own: whether a frame
 * shows anything only the person can see. @source shell §2.1 (externalLink)
 */
export function Framed({ href, sandbox, name, clock, isHeaded = false }: FramedProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const frame = useRef<HTMLIFrameElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  const { turn, standing, arrived, again } = useFrameLoad(clock);
  const heightPx = useRequestedHeight(frame);
  const { host } = new URL(href);
  const open = () => openWindow(href, WINDOW_FEATURES);
  const slow = t`${host} has not answered yet`;
  useEffect(() => {
    if (standing === 'slow') announcer.say(slow);
  }, [standing, announcer, slow]);
  const retry = () => {
    // The button that was pressed goes.
    cover.current?.focus();
    again();
  };
  return (
    <div className={css.framed}>
      {!isHeaded && <h1 className={css.hidden}>{name}</h1>}
      <div className={css.line}>
        <span className={css.whose}>{t`From ${host}. If nothing is shown here, open it in a window of its own.`}</span>
        <Button onPress={open}>{t`Open in a new window`}</Button>
      </div>
      <div className={css.place}>
        <iframe
          key={turn}
          ref={frame}
          className={css.frame}
          title={name}
          src={href}
          sandbox={sandbox}
          referrerPolicy="no-referrer"
          style={heightPx === null ? undefined : { minHeight: heightPx }}
          onLoad={arrived}
        />
        <div ref={cover} tabIndex={-1} className={standing === 'here' ? css.noCover : css.cover}>
          {standing === 'coming' && <Skeleton count={6} what={name} />}
          {standing === 'slow' && (
            <StatePanel
              kind="failed"
              title={slow}
              headingLevel={2}
              actions={
                <Button variant="primary" onPress={retry}>
                  {t`Retry`}
                </Button>
              }
            >
              {t`It is slow, or cannot be reached from here. It is shown as soon as it comes; try again, or open it in a window of its own.`}
            </StatePanel>
          )}
        </div>
      </div>
    </div>
  );
}

/** The height the page in the frame asks for, in px; null while it asks for none. @reading R-297 */
function useRequestedHeight(frame: { readonly current: HTMLIFrameElement | null }): number | null {
  const [heightPx, setHeightPx] = useState<number | null>(null);
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      // A sandboxed page has no origin of its own to compare, so its window is.
      if (event.source === null || event.source !== frame.current?.contentWindow) return;
      const asked = requestedHeight(event.data);
      if (asked !== null) setHeightPx(asked);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame]);
  return heightPx;
}
