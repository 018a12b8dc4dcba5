import { useSyncExternalStore } from 'react';

/** Below this width a panel that can be a sheet is one. @reading R-260 */
export const SHEET_BELOW_PX = 768;

const QUERY = `(max-width: ${SHEET_BELOW_PX - 0.02}px)`;

let held: MediaQueryList | undefined;
/** One for the page: asked with every panel that is drawn. */
const narrow = () => (held ??= matchMedia(QUERY));

function subscribe(onChange: () => void) {
  const list = narrow();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** True while the page is too narrow for a panel beside its field: a phone, or a zoom of 400 %. @reading R-260 */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow().matches);
}
