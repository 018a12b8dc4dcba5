import { Suspense, lazy, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { PlacesProvider } from '../places/index.ts';
import type { Places } from '../places/index.ts';

const OpenPlaces = lazy(() => import('./OpenPlaces.tsx'));

/** Which place was asked for, and of what. */
export type Asked = { [Place in keyof Places]: { readonly place: Place; readonly of: Parameters<Places[Place]> } }[keyof Places];

/** A place that is open. */
export interface OpenPlace {
  readonly key: number;
  readonly asked: Asked;
  readonly closed: () => void;
}

let count = 0;

interface PlacesHostProps {
  readonly isLocked: boolean;
  readonly children: ReactNode;
}

/** Opens parts of the console over the present page, one above the other. What draws them comes with the first of them. */
export function PlacesHost({ isLocked, children }: PlacesHostProps) {
  const [open, setOpen] = useState<readonly OpenPlace[]>([]);
  const places = useMemo((): Places => {
    const opener =
      <Place extends keyof Places>(place: Place) =>
      (...of: Parameters<Places[Place]>) =>
        new Promise<void>((closed) => {
          const asked = { place, of } as Asked; // a place and what it is of belong together by the type of `opener`
          setOpen((now) => [...now, { key: (count += 1), asked, closed }]);
        });
    return {
      openDictionary: opener('openDictionary'),
      previewFile: opener('previewFile'),
      openSchedule: opener('openSchedule'),
      openMessage: opener('openMessage'),
      openSettings: opener('openSettings'),
      openRecentNotices: opener('openRecentNotices'),
      changePassword: opener('changePassword'),
    };
  }, []);
  const close = ({ key, closed }: OpenPlace) => {
    setOpen((now) => now.filter((one) => one.key !== key));
    closed();
  };
  return (
    <PlacesProvider value={places}>
      {children}
      {open.length > 0 && (
        <Suspense>
          <OpenPlaces open={open} isLocked={isLocked} onClose={close} />
        </Suspense>
      )}
    </PlacesProvider>
  );
}
