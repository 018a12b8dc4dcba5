import type { ComponentType } from 'react';

/** What the router knows of a page: where it stands and how it arrives. */
export interface PageDefinition {
  /** Path of the menu's address, without the slash at the start. */
  readonly path: string;
  /** Loads the page; each page is a chunk of its own. */
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** Declares a page; the router finds it when a menu entry leads to its path. */
export function definePage(page: PageDefinition): PageDefinition {
  return page;
}
