export { Frame } from './Frame.tsx';
export { useIsMobile } from './useIsMobile.ts';
export type { FrameBar, FrameMenu, FrameProps, LayoutShape } from './types.ts';
