/** Picture of a copy that is stored first: its file, its words, its number in `AWAITED`. */
export interface Awaited {
  readonly file: File;
  readonly words: string;
}

/** Begin of the title of an image that only keeps the place of an awaited picture. */
export const AWAITED = 'mp-awaited:';
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

interface PicturesOptions {
  readonly files: readonly File[];
  readonly canStore: boolean;
  /** True where the files stand for the pictures of the copy: a spreadsheet copies a picture of its cells instead. */
  readonly arePictures: boolean;
}

/** Picture that is written out in its address, as a file; null where it is none. */
function fileIn(address: string): File | null {
  const [, type, data] = /^data:(image\/[a-z]+);base64,(.*)$/i.exec(address) ?? [];
  if (type === undefined || data === undefined) return null;
  try {
    return new File([Uint8Array.from(atob(data), (char) => char.charCodeAt(0))], `image.${type.slice('image/'.length)}`, { type });
  } catch {
    return null;
  }
}

/** A picture nobody sees: the spaces and counters of web pages and mails. */
const isInvisible = (image: Element): boolean =>
  ['width', 'height'].some((side) => image.hasAttribute(side) && Number(image.getAttribute(side)) <= 1);

/**
 * Sorts the pictures of a sanitised copy: those that may be shown stay, those whose file is at hand keep a place, the others go.
 * @returns the awaited pictures, and how many went
 */
export function sortPictures(body: HTMLElement, { files, canStore, arePictures }: PicturesOptions) {
  const awaited: Awaited[] = [];
  const images = [...body.querySelectorAll('img')];
  for (const image of images) if (isInvisible(image)) image.remove();
  const seen = images.filter((image) => image.isConnected);
  const unreachable = seen.filter((image) => !image.hasAttribute('src'));
  const isMatched = canStore && arePictures && files.length > 0 && files.length === unreachable.length;
  let lost = 0;
  for (const image of seen) {
    const at = unreachable.indexOf(image);
    const file = at === -1 ? fileIn(image.getAttribute('src') ?? '') : isMatched ? (files[at] ?? null) : null;
    if (file && canStore) {
      image.title = `${AWAITED}${awaited.length}`;
      image.src = EMPTY;
      awaited.push({ file, words: image.alt });
    } else if (at !== -1) {
      image.remove();
      lost += 1;
    }
  }
  return { awaited, lost };
}
