export { MessagesBell } from './MessagesBell.tsx';
export { MessageFilters } from './MessageFilters.tsx';
export { useMessageTypes } from './messageTypes.ts';
export { useMarkAllRead } from './useMarkAllRead.ts';
