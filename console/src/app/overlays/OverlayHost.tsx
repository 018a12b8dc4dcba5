import { lazyPart, useLazyPart } from '@milepost/kit/lazy';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { OverlaysProvider } from '../../overlays/index.ts';
import { useFeedback } from '../../feedback/index.ts';
import type { Overlays } from '../../overlays/index.ts';
import { useIdle } from '../../browser/useIdle.ts';
import type { OpenOverlay, OverlayRequest } from './overlayRequest.ts';

const drawing = lazyPart(async () => (await import('./OpenOverlays.tsx')).default);

let count = 0;

/** Functions that parts of the console call. */
function overlaysOf(put: (request: OverlayRequest, closed: () => void) => Promise<void>): Overlays {
  const opener =
    <Name extends keyof Overlays>(overlay: Name) =>
    (...of: Parameters<Overlays[Name]>) =>
      // An overlay and its subject belong together by the type of `opener`.
      new Promise<void>((closed) => void put({ overlay, of } as OverlayRequest, closed));
  return {
    openDictionary: opener('openDictionary'),
    previewFile: opener('previewFile'),
    openSchedule: opener('openSchedule'),
    openCalendar: opener('openCalendar'),
    openMessage: opener('openMessage'),
    openSettings: opener('openSettings'),
    openRecentNotices: opener('openRecentNotices'),
    print: opener('print'),
    changePassword: opener('changePassword'),
  };
}

interface OverlayHostProps {
  readonly isLocked: boolean;
  readonly children: ReactNode;
}

/** Opens parts of the console over the present page, one above the other. What draws them is here before it is needed. */
export function OverlayHost({ isLocked, children }: OverlayHostProps) {
  const { failure } = useFeedback();
  const [open, setOpen] = useState<readonly OpenOverlay[]>([]);
  const drawn = useLazyPart(drawing, useIdle());
  const { put, overlays } = useMemo(() => {
    const put = async (request: OverlayRequest, closed: () => void) => {
      try {
        await drawing.fetch();
        setOpen((now) => [...now, { key: (count += 1), request, closed }]);
      } catch (error) {
        closed();
        failure(error);
      }
    };
    return { put, overlays: overlaysOf(put) };
  }, [failure]);
  const close = ({ key, closed }: OpenOverlay) => {
    setOpen((now) => now.filter((one) => one.key !== key));
    closed();
  };
  return (
    <OverlaysProvider value={overlays}>
      {children}
      {drawn.status === 'here' && (
        <drawn.part open={open} isLocked={isLocked} onClose={close} onAgain={({ request }) => void put(request, () => undefined)} />
      )}
    </OverlaysProvider>
  );
}
