import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

export type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** The page has the one `h1`; what stands on it begins with `h2`. */
const ON_A_PAGE: Level = 2;
const Context = createContext<Level>(ON_A_PAGE);
const DEEPEST: Level = 6;
const NEXT: Readonly<Record<Level, Level>> = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: DEEPEST };

/** The level a heading has at this place of the page. */
export function useHeadingLevel(): Level {
  return useContext(Context);
}

export interface HeadingLevelProps {
  /** Level of the headings inside; one below the place when left out. A dialog with an `h2` for its title gives 3. */
  readonly level?: Level;
  readonly children: ReactNode;
}

/** Headings inside are one level below those around, so that the outline of a page made of parts has no gaps. */
export function HeadingLevel({ level, children }: HeadingLevelProps) {
  const around = useHeadingLevel();
  return <Context value={level ?? NEXT[around]}>{children}</Context>;
}

export interface HeadingProps {
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A heading of the level its place has. */
export function Heading({ children, ...rest }: HeadingProps) {
  const Tag = `h${useHeadingLevel()}` as const;
  return <Tag {...rest}>{children}</Tag>;
}
