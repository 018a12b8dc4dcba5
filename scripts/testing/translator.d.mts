/**
 * A stand-in for the page translator of a browser: turns every text of the page into two `font` elements and goes on with the texts that
 * come later, after 30 ms. Refers to nothing outside itself, so that it can be given to `page.evaluate`.
 * @returns ends it; what is translated stays translated
 */
export function translator(): () => void;
