export { GroupTitle } from './GroupTitle.tsx';
export type { GroupTitleProps } from './types.ts';
