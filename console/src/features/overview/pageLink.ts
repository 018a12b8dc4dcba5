import type { ReactNode } from 'react';

/** Link to a page of the console: the page that shows a region says how. */
export type PageLink = (props: {
  readonly to: string;
  readonly className?: string;
  readonly isComing?: boolean;
  readonly children: ReactNode;
}) => ReactNode;

/** Link to an entry of the menu that opens a window, by its id. */
export type WindowLink = (props: { readonly id: string; readonly name: string; readonly className?: string }) => ReactNode;

/** Props of a region with links. */
export interface Linked {
  readonly link: PageLink;
}

/** Props of a region somebody may have named otherwise. */
export interface Titled {
  /** @defaultValue a name of our own */
  readonly title?: string;
}
