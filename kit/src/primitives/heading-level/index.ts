export { Heading, HeadingLevel, useHeadingLevel } from './HeadingLevel.tsx';
export type { HeadingLevelProps, HeadingProps, Level } from './HeadingLevel.tsx';
