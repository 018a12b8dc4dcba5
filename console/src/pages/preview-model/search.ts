import type { PageSearch } from '../../routing/index.ts';

/** States of a design that can be looked at. */
export type PreviewType = 'draft' | 'released';

/** Search parameters of the page. */
export interface PreviewSearch {
  /** Model that is looked at; empty for the list of them. */
  readonly id: string;
  readonly previewType: PreviewType;
  /** Part that is tried. @defaultValue `list` */
  readonly part: 'form' | 'list';
  /** Sample forms are filled in with. @defaultValue `usual` */
  readonly sample: string;
  /** Somebody it is tried as, and the entry whose rights count; empty for everybody. */
  readonly as: string;
  readonly entry: string;
  /** @defaultValue `desktop` */
  readonly screen: 'desktop' | 'phone';
}

const USUAL = 'usual';

export const previewSearch: PageSearch<PreviewSearch> = {
  read: ({ id = '', previewType, part, sample = USUAL, as = '', entry = '', screen }) => ({
    id,
    previewType: previewType === 'released' ? 'released' : 'draft',
    part: part === 'form' ? 'form' : 'list',
    sample: sample || USUAL,
    as,
    entry,
    screen: screen === 'phone' ? 'phone' : 'desktop',
  }),
  write: ({ id, previewType, part, sample, as, entry, screen }) => ({
    ...(id && { id, previewType }),
    ...(part === 'form' && { part }),
    ...(sample !== USUAL && { sample }),
    ...(as && { as }),
    ...(entry && { entry }),
    ...(screen === 'phone' && { screen }),
  }),
};
