import { Suspense, lazy, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { PlacesProvider } from '../features/places/index.ts';

const DictionaryDialog = lazy(() => import('./DictionaryDialog.tsx'));

/** Opens pages over the present one. */
export function PlacesHost({ children }: { readonly children: ReactNode }) {
  const [isDictionaryOpen, setDictionaryOpen] = useState(false);
  const closed = useRef<() => void>(() => undefined);
  const places = useMemo(
    () => ({
      openDictionary: () =>
        new Promise<void>((resolve) => {
          closed.current = resolve;
          setDictionaryOpen(true);
        }),
    }),
    [],
  );
  function close() {
    setDictionaryOpen(false);
    closed.current();
  }
  return (
    <PlacesProvider value={places}>
      {children}
      <Suspense>{isDictionaryOpen && <DictionaryDialog onClose={close} />}</Suspense>
    </PlacesProvider>
  );
}
