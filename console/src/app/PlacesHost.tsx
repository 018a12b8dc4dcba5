import { latePart, useLatePart } from '@milepost/kit/late-part';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { PlacesProvider } from '../places/index.ts';
import { useFeedback } from '../feedback/index.ts';
import type { Places } from '../places/index.ts';
import { useIdle } from '../session/useIdle.ts';

const drawing = latePart(async () => (await import('./OpenPlaces.tsx')).default);

/** Which place was asked for, and of what. */
export type Asked = { [Place in keyof Places]: { readonly place: Place; readonly of: Parameters<Places[Place]> } }[keyof Places];

/** A place that is open. */
export interface OpenPlace {
  readonly key: number;
  readonly asked: Asked;
  readonly closed: () => void;
}

let count = 0;

/** What parts of the console call. */
function placesOf(put: (asked: Asked, closed: () => void) => Promise<void>): Places {
  const opener =
    <Place extends keyof Places>(place: Place) =>
    (...of: Parameters<Places[Place]>) =>
      // A place and what it is of belong together by the type of `opener`.
      new Promise<void>((closed) => void put({ place, of } as Asked, closed));
  return {
    openDictionary: opener('openDictionary'),
    previewFile: opener('previewFile'),
    openSchedule: opener('openSchedule'),
    openMessage: opener('openMessage'),
    openSettings: opener('openSettings'),
    openRecentNotices: opener('openRecentNotices'),
    changePassword: opener('changePassword'),
  };
}

interface PlacesHostProps {
  readonly isLocked: boolean;
  readonly children: ReactNode;
}

/** Opens parts of the console over the present page, one above the other. What draws them is here before it is needed. */
export function PlacesHost({ isLocked, children }: PlacesHostProps) {
  const { failure } = useFeedback();
  const [open, setOpen] = useState<readonly OpenPlace[]>([]);
  const drawn = useLatePart(drawing, useIdle());
  const { put, places } = useMemo(() => {
    const put = async (asked: Asked, closed: () => void) => {
      try {
        await drawing.fetch();
        setOpen((now) => [...now, { key: (count += 1), asked, closed }]);
      } catch (error) {
        closed();
        failure(error);
      }
    };
    return { put, places: placesOf(put) };
  }, [failure]);
  const close = ({ key, closed }: OpenPlace) => {
    setOpen((now) => now.filter((one) => one.key !== key));
    closed();
  };
  return (
    <PlacesProvider value={places}>
      {children}
      {drawn.status === 'here' && (
        <drawn.part open={open} isLocked={isLocked} onClose={close} onAgain={({ asked }) => void put(asked, () => undefined)} />
      )}
    </PlacesProvider>
  );
}
