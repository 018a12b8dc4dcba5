export { Broken, ErrorBoundary, Missing } from './ErrorBoundary.tsx';
export { EntryHosts } from './EntryHosts.tsx';
export { FaultBoundary } from './FaultBoundary.tsx';
export type { Fault } from './FaultBoundary.tsx';
