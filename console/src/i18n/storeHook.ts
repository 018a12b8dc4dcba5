/** In place of `use-sync-external-store/shim`, which the words' package asks for. */
export { useSyncExternalStore } from 'react';
