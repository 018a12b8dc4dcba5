import type { ReactNode } from 'react';

/** How a page of the console is linked: the page that shows a region says how. */
export type PageLink = (props: { readonly to: string; readonly className?: string; readonly children: ReactNode }) => ReactNode;

/** What a region with links needs. */
export interface Linked {
  readonly link: PageLink;
}
