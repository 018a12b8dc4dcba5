import type { ReactNode } from 'react';

/** How a page of the console is linked: the page that shows a region says how. */
export type PageLink = (props: { readonly to: string; readonly className?: string; readonly children: ReactNode }) => ReactNode;

/** How an entry of the menu that opens a window is linked, by its id. */
export type WindowLink = (props: { readonly id: string; readonly name: string; readonly className?: string }) => ReactNode;

/** What a region with links needs. */
export interface Linked {
  readonly link: PageLink;
}
