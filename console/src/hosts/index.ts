export { Broken, ErrorBoundary, Missing, MissingLock } from './ErrorBoundary.tsx';
export { EntryHosts } from './EntryHosts.tsx';
export { FaultBoundary } from './FaultBoundary.tsx';
export type { Fault } from './FaultBoundary.tsx';
