/** Kinds of image a text may hold; drawings with a program in them are none of them. @reading R-340 */
export const IMAGE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Name of a file without its end: what an image is called that nobody has put into words. */
export const nameOfImage = (name: string): string => name.replace(/\.[^.]*$/, '');
