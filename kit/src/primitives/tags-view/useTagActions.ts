import { useAnnounce } from '../../engines/environment/index.ts';
import { idsToClose, placeAfterStep, tagAfterClosing } from './tagOrder.ts';
import type { ClosingHow, TagData, TagsViewOptions } from './types.ts';
import type { useTagFocus } from './useTagFocus.ts';

type RequestFocus = ReturnType<typeof useTagFocus>['requestFocus'];

/** Closing, refreshing and moving, with what is said of them and where the keyboard goes. */
export function useTagActions<T extends TagData>(options: TagsViewOptions<T>, requestFocus: RequestFocus) {
  const { tags, onClose, onRefresh, onMove, messages } = options;
  const announce = useAnnounce();
  const sayPlace = (index: number) => announce(messages.moved(index + 1));

  /** @param by the pointer leaves the keyboard where it is, unless that is gone */
  async function close(how: ClosingHow, id: string, by: 'key' | 'pointer') {
    const tag = tags.find((one) => one.id === id);
    if (!tag) return undefined;
    if (how === 'one' && tag.isPinned) return announce(messages.refusals.one);
    const closed = await onClose(idsToClose(tags, how, id), how, id);
    const count = closed.length;
    if (count === 0) return undefined;
    announce(how === 'one' ? messages.closed(tag.title) : messages.closedPages(count));
    const to = tagAfterClosing(tags, closed, id);
    // After all were closed the keyboard goes to the page that is left, which only the page itself can do.
    if (to !== null) requestFocus({ gone: closed, to, when: by === 'key' && how !== 'all' ? 'always' : 'lost' });
  }

  async function refresh(id: string) {
    if (await onRefresh(id)) announce(messages.refreshed);
  }

  function move(id: string, by: 1 | -1) {
    const to = placeAfterStep(tags, id, by);
    if (typeof to !== 'number') return announce(messages.edges[to]);
    onMove(id, to);
    requestFocus({ gone: [], to: id, when: 'always' });
    sayPlace(to);
  }

  /** Reason none of them can be closed, seen from a tag; undefined where one can. */
  const refusalOf = (how: ClosingHow, id: string) => (idsToClose(tags, how, id).length === 0 ? messages.refusals[how] : undefined);
  return { close, refresh, move, sayPlace, refusalOf };
}
