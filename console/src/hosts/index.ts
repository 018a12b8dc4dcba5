export { Broken, ErrorBoundary, Missing, MissingLock } from './ErrorBoundary.tsx';
export { EntryHosts } from './EntryHosts.tsx';
