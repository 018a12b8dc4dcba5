import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { NO_VIEWS, next, idsToClose, whereNext } from '../../open-pages/visitedViews.ts';
import type { ClosingKind, View, ViewsEvent, VisitedViews } from '../../open-pages/visitedViews.ts';
import { HOME_PATH } from '../../auth/entry.ts';
import { readTags, writeTags } from '../../open-pages/tagMemory.ts';
import type { RememberedTag } from '../../open-pages/tagMemory.ts';
import { pageIdOf } from '../../routing/index.ts';
import { locate } from '../routes/subjects.ts';
import { watchRecords } from './useRecordNames.ts';
import type { MenuRoutes } from '../menu/menuRoutes.ts';
import type { PageFrame, Visit } from './pageFrame.ts';

/** The open pages of a person, the tags of the tags view. @source shell §2.4 */
export interface OpenPages {
  readonly views: ReadableAtom<VisitedViews>;
  /** Ids of the pages that a closing would close, to be asked about first where they hold something typed. */
  readonly closing: (kind: ClosingKind, id: string) => readonly string[];
  /** Closes pages and goes where the person then stands. @param askedOn the page the closing was asked on */
  readonly close: (ids: readonly string[], askedOn?: string) => Promise<void>;
  readonly move: (id: string, index: number) => void;
  /** Builds the page of an open view anew, through /redirect. @source shell §2.4 */
  readonly refresh: (id: string) => void;
}

const viewOf = ({ path, fullPath, menuId, record = null }: Omit<Visit, 'id'> & Partial<Pick<View, 'record'>>): View => ({
  id: pageIdOf(locate(fullPath)),
  path,
  fullPath,
  record,
  isPinned: path === HOME_PATH,
  isKept: true,
  menuId,
});

/** Pages open tags are made of: those of the frame, whose they are, and where the menu leads. */
interface FrameOfPerson extends PageFrame {
  readonly userId: string;
  readonly routes: { readonly get: () => MenuRoutes };
}

/** True for a page that shows one record. */
const isOfSubject = (id: string): boolean => id.includes('?');

const known = new WeakMap<PageFrame, OpenPages>();

/** The open pages of a frame; the same ones for as long as there is the frame, whether they are shown or not. */
export function openPagesOf(frame: FrameOfPerson): OpenPages {
  const before = known.get(frame);
  if (before) return before;
  const pages = createOpenPages(frame);
  known.set(frame, pages);
  return pages;
}

function createOpenPages({ cache, history, visit, onceShown, userId, routes }: FrameOfPerson): OpenPages {
  const home = viewOf({ path: HOME_PATH, fullPath: HOME_PATH, menuId: null });
  const views = atom<VisitedViews>(next(NO_VIEWS, { type: 'add', view: home }));
  const tell = (event: ViewsEvent) => views.set(next(views.get(), event));
  // A page that left the menu since has no tag any more.
  const isStillThere = ({ path, menuId }: RememberedTag) => menuId === null || routes.get().byPath.has(path);
  for (const tag of readTags(userId).filter(isStillThere)) tell({ type: 'add', view: viewOf(tag) });
  // The tags come after the page: others may have been opened until then.
  for (const { path, address } of cache.pages.get())
    if (path !== '/404') tell({ type: 'add', view: viewOf({ path, fullPath: address.location.get().href, menuId: null }) });
  cache.moved.listen((move) => move && tell({ type: 'become', id: move.from, to: { id: pageIdOf(move.to), fullPath: move.to.href } }));
  watchRecords(cache, (records) => {
    // A page that is let go of, or loaded again, still says on its tag what it shows.
    for (const [id, record] of records) if (isOfSubject(id) && !record.isLayer) tell({ type: 'update', id, change: { record } });
  });
  visit.subscribe((shown) => shown && tell({ type: 'add', view: viewOf(shown) }));
  views.subscribe((now) => writeTags(userId, now.views));

  return {
    views,
    closing: (kind, id) => idsToClose(views.get(), kind, id),
    close(ids, askedOn) {
      const before = views.get();
      const after = next(before, { type: 'deleteThese', ids });
      const currentId = pageIdOf(locate(history.location.href));
      const where = whereNext({ before, after, currentId, ...(askedOn !== undefined && { askedOn }) });
      const drop = () => {
        tell({ type: 'deleteThese', ids });
        cache.discard(ids);
      };
      if (where.kind === 'stay') {
        drop();
        return Promise.resolve();
      }
      // The page that closes leaves with its tag when the next one is shown, so that the keyboard always stands somewhere.
      return new Promise((resolve) => {
        onceShown(() => {
          drop();
          resolve();
        });
        if (where.kind === 'go') history.push(where.to);
        else history.back();
      });
    },
    move: (id, index) => tell({ type: 'move', id, index }),
    refresh(id) {
      const view = views.get().views.find((one) => one.id === id);
      if (!view) return;
      const through = `/redirect${view.fullPath}`;
      // The page that is shown stays where it is in the history: one step back leaves it.
      if (id === pageIdOf(locate(history.location.href))) history.replace(through);
      else history.push(through);
    },
  };
}
