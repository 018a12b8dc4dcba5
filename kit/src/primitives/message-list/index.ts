export { MessageList } from './MessageList.tsx';
export type { MessageListProps } from './types.ts';
