export { ChatButton } from './ChatButton.tsx';
export type { ChatButtonProps } from './types.ts';
