import { ENTRY_MAKERS, MENU_FILE, NEW_PAGES_FILE, newEntries, readEntries } from '../../registration/index.ts';
import { kebab } from '../../templates/names.ts';
import type { Snapshot } from '../../workspace/index.ts';
import { ENTRY_KINDS } from '../new-page/entry/kinds.ts';

/** An entry of the menu without a page of its own code. */
export interface ListedEntry {
  /** Name `new page` and `remove page` know it by. */
  readonly name: string;
  readonly type: number;
  /** Null where it opens a window of its own, or nothing. */
  readonly address: string | null;
  /** Kind in words, such as "a page that maintains one dictionary". */
  readonly is: string;
  readonly shows: string | null;
  /** Made since the first release: `remove page` takes it away. */
  readonly isNew: boolean;
}

/** Entries of every type but pages, those of the first menu first. */
export function entriesWithoutPage(snapshot: Snapshot): ListedEntry[] {
  const pages = snapshot.read(NEW_PAGES_FILE) ?? '';
  const added = newEntries(pages).map(({ code }) => code);
  return readEntries(snapshot.read(MENU_FILE) ?? '', pages).flatMap(({ by, code, shows }): ListedEntry[] => {
    const type = ENTRY_MAKERS.indexOf(by);
    const kind = ENTRY_KINDS[type];
    return kind ? [{ name: kebab(code), type, address: kind.address(code), is: kind.is, shows, isNew: added.includes(code) }] : [];
  });
}
