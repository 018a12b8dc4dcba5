/** A page that is open. `path` is its name: a second address of one path is the same page. @source shell §2.4 (view record) */
export interface View {
  readonly path: string;
  /** The path with its search parameters, where the tag leads. */
  readonly fullPath: string;
  readonly title: string;
  /** Cannot be closed (`meta.affix`). */
  readonly isPinned: boolean;
  /** May stay as it was left while another page is shown (not `meta.noCache`). */
  readonly isKept: boolean;
  /** Its menu entry; null for fixed routes. */
  readonly menuId: string | null;
}

/** Open pages in the order of their tags; pinned ones first. @reading R-330 */
export interface VisitedViews {
  readonly views: readonly View[];
}

export const NO_VIEWS: VisitedViews = { views: [] };

/** Ways to close several at once, judged from the page it was asked on. */
export type ClosingKind = 'one' | 'others' | 'right' | 'all';

/** Events of the open pages. @source shell §2.4 (add, delete one, delete others, delete all, update) */
export type ViewsEvent =
  | { readonly type: 'add'; readonly view: View }
  | { readonly type: 'delete'; readonly kind: ClosingKind; readonly path: string }
  /** Rest of a deletion after the person was asked about unsaved text. */
  | { readonly type: 'deleteThese'; readonly paths: readonly string[] }
  | {
      readonly type: 'update';
      readonly path: string;
      readonly change: Partial<Pick<View, 'fullPath' | 'title' | 'isKept' | 'menuId'>>;
    }
  | { readonly type: 'move'; readonly path: string; readonly index: number };

/** Paths that a closing would close, in the order of the tags. Pinned pages are never among them. @source shell §2.4 */
export function pathsToClose({ views }: VisitedViews, kind: ClosingKind, path: string): readonly string[] {
  const at = views.findIndex((view) => view.path === path);
  const isMeant = {
    one: (index: number) => index === at,
    others: (index: number) => index !== at,
    right: (index: number) => at >= 0 && index > at,
    all: () => true,
  }[kind];
  return views.filter((view, index) => !view.isPinned && isMeant(index)).map((view) => view.path);
}

/** Says what the open pages are after an event. Gives the same object back where nothing changes. */
export function next(state: VisitedViews, event: ViewsEvent): VisitedViews {
  switch (event.type) {
    case 'add':
      return add(state, event.view);
    case 'delete':
      return without(state, pathsToClose(state, event.kind, event.path));
    case 'deleteThese':
      return without(state, event.paths);
    case 'update':
      return change(state, event.path, event.change);
    case 'move':
      return move(state, event.path, event.index);
  }
}

/** A page that is open keeps its place and whether it is pinned; a pinned one comes behind the last pinned one. */
function add(state: VisitedViews, view: View): VisitedViews {
  const { fullPath, title, isKept, menuId } = view;
  if (state.views.some(({ path }) => path === view.path)) return change(state, view.path, { fullPath, title, isKept, menuId });
  const views = [...state.views];
  views.splice(view.isPinned ? pinnedCount(views) : views.length, 0, view);
  return { views };
}

function without(state: VisitedViews, paths: readonly string[]): VisitedViews {
  const gone = new Set(paths);
  const views = state.views.filter((view) => view.isPinned || !gone.has(view.path));
  return views.length === state.views.length ? state : { views };
}

function change(state: VisitedViews, path: string, wanted: Partial<View>): VisitedViews {
  const view = state.views.find((one) => one.path === path);
  if (!view) return state;
  const changed = { ...view, ...wanted };
  const isSame =
    changed.fullPath === view.fullPath && changed.title === view.title && changed.isKept === view.isKept && changed.menuId === view.menuId;
  return isSame ? state : { views: state.views.map((one) => (one === view ? changed : one)) };
}

/** Nothing moves over the border between pinned pages and the others. @reading R-330 */
function move(state: VisitedViews, path: string, index: number): VisitedViews {
  const view = state.views.find((one) => one.path === path);
  if (!view) return state;
  const views = state.views.filter((one) => one !== view);
  const border = pinnedCount(views);
  const to = view.isPinned ? clamp(index, 0, border) : clamp(index, border, views.length);
  if (state.views[to] === view) return state;
  views.splice(to, 0, view);
  return { views };
}

const pinnedCount = (views: readonly View[]) => views.filter(({ isPinned }) => isPinned).length;
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(Math.trunc(value) || 0, low), high);

/** Place of the person after pages were closed. */
export type WhereNext = { readonly kind: 'stay' } | { readonly kind: 'go'; readonly to: string } | { readonly kind: 'back' };

interface Closing {
  readonly before: VisitedViews;
  readonly after: VisitedViews;
  /** Path of the page that is shown. */
  readonly currentPath: string;
  /** The page the closing was asked on; it is gone to before a neighbour is. */
  readonly askedOn?: string;
}

const DASHBOARD_PATH = '/dashboard';

/**
 * Place to go to when pages were closed: none while the page that is shown is still open; the page the closing was asked
 * on; the nearest open page on its right, or else on its left. With no page left: `/`, or the previous page if the
 * closed one was the Dashboard. @source shell §2.4 @reading R-331
 */
export function whereNext({ before, after, currentPath, askedOn }: Closing): WhereNext {
  const open = new Map(after.views.map((view) => [view.path, view]));
  const at = before.views.findIndex(({ path }) => path === currentPath);
  if (open.has(currentPath) || at < 0) return { kind: 'stay' };
  const asked = askedOn === undefined ? undefined : open.get(askedOn);
  const isOpen = ({ path }: View) => open.has(path);
  const neighbour = asked ?? before.views.slice(at + 1).find(isOpen) ?? before.views.slice(0, at).findLast(isOpen);
  if (neighbour) return { kind: 'go', to: open.get(neighbour.path)?.fullPath ?? neighbour.fullPath };
  return currentPath === DASHBOARD_PATH ? { kind: 'back' } : { kind: 'go', to: '/' };
}
