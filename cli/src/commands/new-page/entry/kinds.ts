import type { WrittenEntry } from '../../../registration/index.ts';

/** A type of menu entry that has no page of its own code. */
export interface EntryKind {
  /** Function of the sandbox that makes such an entry. */
  readonly by: Exclude<WrittenEntry['by'], 'page'>;
  /** Words for it in the report. */
  readonly is: string;
  /** Words for what `--target` says; null where it has none. */
  readonly target: string | null;
  /** Address of the page its configuration draws; null where it has none. */
  readonly address: (code: string) => string | null;
  /** Others stand in it. */
  readonly isFolder?: true;
  /** Sentence on what it needs besides. */
  readonly needs: string;
}

const NOWHERE = () => null;

/** Types by number. @source shell §2.3 */
export const ENTRY_KINDS: Readonly<Record<string, EntryKind>> = {
  '0': {
    by: 'directory',
    is: 'a directory of the menu',
    target: null,
    isFolder: true,
    address: NOWHERE,
    needs: 'It shows once an entry stands in it: give its code as --folder.',
  },
  '1': {
    by: 'category',
    is: 'a category of the menu, whose entries fill the left menu',
    target: null,
    isFolder: true,
    address: (code) => code,
    needs: 'It shows once an entry stands in it: give its code as --folder.',
  },
  '3': {
    by: 'model',
    is: 'a page of a form design',
    target: 'the code or the id of a released design',
    address: (code) => `model/${code}`,
    needs: 'The page is drawn from the design; nothing is written for it as code.',
  },
  '4': {
    by: 'dictionaryPage',
    is: 'a page that maintains one dictionary',
    target: 'the code or the id of a dictionary',
    address: (code) => `dictionary/${code}`,
    needs: 'It may be changed by whoever has btn_add, btn_edit and btn_remove on this entry or on the page of all dictionaries.',
  },
  '5': {
    by: 'report',
    is: 'a report in a frame',
    target: 'the code of an entry that shows a report already, or the id of a report of the report server',
    address: (code) => `report/${code}`,
    needs: 'The report server has to know it.',
  },
  '6': {
    by: 'screen',
    is: 'a data screen in a window of its own',
    target: 'the code of an entry that shows a data screen already, or the id of one of the visualisation host',
    address: NOWHERE,
    needs: 'The visualisation host has to know it.',
  },
  '7': {
    by: 'link',
    is: 'a link in a window of its own',
    target: 'an https address, a path of ours, or one that begins with ${dataV}/',
    address: NOWHERE,
    needs: 'For one inside the page, change where it opens on the page of menus.',
  },
  '8': {
    by: 'portal',
    is: 'a portal',
    target: 'the name or the id of a portal',
    address: (code) => `portal/${code}`,
    needs: 'The page is drawn from the portal; nothing is written for it as code.',
  },
};
