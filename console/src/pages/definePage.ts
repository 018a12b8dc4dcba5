import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { PageSearch, Search } from '../routing/index.ts';

/** Page as the router knows it: where it stands, what its address may say, how it arrives. */
export interface PageDefinition {
  /** Path of the menu's address, or of a fixed route, without the slash at the start. */
  readonly path: string;
  /** Name of a fixed route; pages of the menu are named by their entry. @source shell §2.1 */
  readonly title?: MessageDescriptor;
  /** Search parameters of the page, which its route validates. */
  readonly search?: Pick<PageSearch<unknown>, 'read'>;
  /**
   * Record or task the page shows, by what its address says; empty where it says none. A page with subjects is an open page of its
   * own for each: own tag, own text. Without this all addresses of the page are one open page, as for a list.
   * @reading R-444
   */
  readonly subject?: (search: Search) => string;
  /** Its words come with those of the frame: its folder is one of `FIRST_PAGES` in `lingui.config.ts`. */
  readonly hasFirstWords?: true;
  /** Loads the page; each page is a chunk of its own. */
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** Declares a page; the router finds it when a menu entry, or a fixed route, leads to its path. */
export function definePage<Page extends PageDefinition>(page: Page): Page {
  return page;
}
