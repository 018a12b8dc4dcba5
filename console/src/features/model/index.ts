export { isReleasedAgain } from './isReleasedAgain.ts';
export { modelScreen } from './modelResource.ts';
export { unreadDesign } from './unread.ts';
export type { ModelScreen } from './types.ts';
export { UnreadDesign } from './UnreadDesign.tsx';
