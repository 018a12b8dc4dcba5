/** Name of the record a page shows, and what kind of record it is where the name of the page does not say it. */
export interface ViewRecord {
  readonly name: string;
  readonly of?: string | undefined;
}

/**
 * A page that is open. A second address of one path is the same page, except where the page shows one record: then each record is
 * a page of its own. @source shell §2.4 (view record) @reading R-444
 */
export interface View {
  /** Name of the page: its path, and its subject where it has one. */
  readonly id: string;
  readonly path: string;
  /** The path with its search parameters, where the tag leads. */
  readonly fullPath: string;
  /** Name of the record it shows, as far as it is known; null for a page of many. */
  readonly record: ViewRecord | null;
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
  | { readonly type: 'delete'; readonly kind: ClosingKind; readonly id: string }
  /** Rest of a deletion after the person was asked about unsaved text. */
  | { readonly type: 'deleteThese'; readonly ids: readonly string[] }
  | {
      readonly type: 'update';
      readonly id: string;
      readonly change: Partial<Pick<View, 'fullPath' | 'record' | 'isKept' | 'menuId'>>;
    }
  /** A page goes on as another one, as a draft does that has got its number. */
  | { readonly type: 'become'; readonly id: string; readonly to: Pick<View, 'id' | 'fullPath'> }
  | { readonly type: 'move'; readonly id: string; readonly index: number };

/** Ids of the pages that a closing would close, in the order of the tags. Pinned pages are never among them. @source shell §2.4 */
export function idsToClose({ views }: VisitedViews, kind: ClosingKind, id: string): readonly string[] {
  const at = views.findIndex((view) => view.id === id);
  const isMeant = {
    one: (index: number) => index === at,
    others: (index: number) => index !== at,
    right: (index: number) => at >= 0 && index > at,
    all: () => true,
  }[kind];
  return views.filter((view, index) => !view.isPinned && isMeant(index)).map((view) => view.id);
}

/** Says what the open pages are after an event. Gives the same object back where nothing changes. */
export function next(state: VisitedViews, event: ViewsEvent): VisitedViews {
  switch (event.type) {
    case 'add':
      return add(state, event.view);
    case 'delete':
      return without(state, idsToClose(state, event.kind, event.id));
    case 'deleteThese':
      return without(state, event.ids);
    case 'update':
      return change(state, event.id, event.change);
    case 'become':
      return become(state, event.id, event.to);
    case 'move':
      return move(state, event.id, event.index);
  }
}

/** A page that is open keeps its place and whether it is pinned; a pinned one comes behind the last pinned one. */
function add(state: VisitedViews, view: View): VisitedViews {
  const { fullPath, isKept, menuId } = view;
  if (state.views.some(({ id }) => id === view.id)) return change(state, view.id, { fullPath, isKept, menuId });
  const views = [...state.views];
  views.splice(view.isPinned ? pinnedCount(views) : views.length, 0, view);
  return { views };
}

function without(state: VisitedViews, ids: readonly string[]): VisitedViews {
  const gone = new Set(ids);
  const views = state.views.filter((view) => view.isPinned || !gone.has(view.id));
  return views.length === state.views.length ? state : { views };
}

function change(state: VisitedViews, id: string, wanted: Partial<View>): VisitedViews {
  const view = state.views.find((one) => one.id === id);
  if (!view) return state;
  const changed = { ...view, ...wanted };
  const isSame =
    changed.fullPath === view.fullPath &&
    isSameRecord(changed.record, view.record) &&
    changed.isKept === view.isKept &&
    changed.menuId === view.menuId;
  return isSame ? state : { views: state.views.map((one) => (one === view ? changed : one)) };
}

const isSameRecord = (a: ViewRecord | null, b: ViewRecord | null) => a?.name === b?.name && a?.of === b?.of;

/** The tag stays where it is; with a tag for the other page already there, its own goes. */
function become(state: VisitedViews, id: string, to: Pick<View, 'id' | 'fullPath'>): VisitedViews {
  if (id === to.id) return change(state, id, to);
  if (state.views.some((view) => view.id === to.id)) return change(without(state, [id]), to.id, { fullPath: to.fullPath });
  return { views: state.views.map((view) => (view.id === id ? { ...view, ...to } : view)) };
}

/** Nothing moves over the border between pinned pages and the others. @reading R-330 */
function move(state: VisitedViews, id: string, index: number): VisitedViews {
  const view = state.views.find((one) => one.id === id);
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
  /** Id of the page that is shown. */
  readonly currentId: string;
  /** The page the closing was asked on; it is gone to before a neighbour is. */
  readonly askedOn?: string;
}

const DASHBOARD = '/dashboard';

/**
 * Place to go to when pages were closed: none while the page that is shown is still open; the page the closing was asked
 * on; the nearest open page on its right, or else on its left. With no page left: `/`, or the previous page if the
 * closed one was the Dashboard. @source shell §2.4 @reading R-331
 */
export function whereNext({ before, after, currentId, askedOn }: Closing): WhereNext {
  const open = new Map(after.views.map((view) => [view.id, view]));
  const at = before.views.findIndex(({ id }) => id === currentId);
  if (open.has(currentId) || at < 0) return { kind: 'stay' };
  const asked = askedOn === undefined ? undefined : open.get(askedOn);
  const isOpen = ({ id }: View) => open.has(id);
  const neighbour = asked ?? before.views.slice(at + 1).find(isOpen) ?? before.views.slice(0, at).findLast(isOpen);
  if (neighbour) return { kind: 'go', to: open.get(neighbour.id)?.fullPath ?? neighbour.fullPath };
  return currentId === DASHBOARD ? { kind: 'back' } : { kind: 'go', to: '/' };
}
