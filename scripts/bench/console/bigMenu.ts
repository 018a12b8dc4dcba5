import type { OperationShapes } from '@milepost/openapi/operations';
import { MENU_WORDS } from './data/menuWords.ts';

export type WireMenuItem = NonNullable<OperationShapes['getCurrentUser']['data']['menuList']>[number];

export interface MenuShape {
  readonly nodes: number;
  /** Levels, the top one among them. */
  readonly depth: number;
  readonly tops: number;
}

const DIRECTORY = 1;
const PAGE = 2;

/** A menu as a server would send it: so many nodes under so many top entries, pages on every level below those. */
export function bigMenu({ nodes, depth, tops }: MenuShape): WireMenuItem[] {
  return Array.from({ length: tops }, (_, at) => {
    const size = Math.floor(nodes / tops) + (at < nodes % tops ? 1 : 0);
    return branch(`m${at}`, size, depth);
  });
}

/** A branch of `size` nodes: one smaller branch first, then pages, so that every level has about as many. */
function branch(id: string, size: number, depth: number): WireMenuItem {
  if (size === 1) return { ...line(id), type: PAGE, urlAddress: `bench/${id}`, children: [] };
  const pageCount = Math.max(0, Math.floor((size - depth) / (depth - 1)));
  const pages = Array.from({ length: pageCount }, (_, at) => branch(`${id}-p${at}`, 1, 1));
  return { ...line(id), type: DIRECTORY, children: [branch(`${id}-b`, size - 1 - pageCount, depth - 1), ...pages] };
}

function line(id: string) {
  const number = Array.from(id).reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 9973, 7);
  return { id, fullName: `${MENU_WORDS[number % MENU_WORDS.length]} ${number}`, enCode: id };
}
