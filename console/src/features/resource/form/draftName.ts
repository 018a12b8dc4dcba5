import type { AnyResource } from '../definition/types.ts';

/** Name of a form among drafts: that of its screen, or of the part of it that is edited alone. */
export const draftNameOf = ({ id, form }: Pick<AnyResource, 'id' | 'form'>): string =>
  form?.part === undefined ? id : `${id}.${form.part}`;

/** Name of the rows of a list among drafts, where they are written in as a grid. */
export const rowsDraftNameOf = (resource: Pick<AnyResource, 'id' | 'form'>): string => `${draftNameOf(resource)}.rows`;
