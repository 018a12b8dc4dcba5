import { CommandFailure } from '../../failure.ts';
import type { OwnedPage } from '../../registration/index.ts';
import { describedCalls, resourceOf } from '../new-page/index.ts';

/** A list of the description, as a page could show it. */
export interface ListedResource {
  /** `operationId` of the list. */
  readonly id: string;
  readonly shape: string | null;
  /** Deeds a page of it could offer: open, new, edit, delete, switch, export. */
  readonly can: readonly string[];
  /** Pages that show it already. */
  readonly pages: readonly string[];
  /** Sentences on what a page of it cannot do, and why. */
  readonly leaves: readonly string[];
  /** Reason there can be no page of it; null where there can. */
  readonly why: string | null;
}

/** Every list of the description. */
export async function resourcesOf(pages: readonly OwnedPage[]): Promise<ListedResource[]> {
  const lists = (await describedCalls()).filter(({ id }) => id.startsWith('list'));
  return Promise.all(lists.map(async ({ id }) => listed(id, pages)));
}

async function listed(id: string, pages: readonly OwnedPage[]): Promise<ListedResource> {
  const shownBy = pages.filter(({ call }) => call === id).map(({ folder }) => folder);
  try {
    const { shape, create, update, remove, setState, exports, notes } = await resourceOf({ resource: id });
    const deeds = { new: create, edit: update, delete: remove, switch: setState, export: exports };
    return {
      id,
      shape,
      can: Object.entries(deeds).flatMap(([deed, call]) => (call === null ? [] : [deed])),
      pages: shownBy,
      leaves: notes,
      why: null,
    };
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    return {
      id,
      shape: null,
      can: [],
      pages: shownBy,
      leaves: [],
      why: /cannot be a list page: (.+?)\. /.exec(error.message)?.[1] ?? error.message,
    };
  }
}
