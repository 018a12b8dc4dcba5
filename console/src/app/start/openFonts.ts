import { fonts, unseen } from './openFonts.css.ts';

/** Characters names and figures are made of. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 -:,./';

/**
 * Lays a line out in each font that the first page begins to use, and takes it away before anything is painted: opening
 * a font and measuring its signs takes as long as laying out a third of that page, and nobody waits for it here.
 * @param word one in the language of the page, which may have a font of its own
 */
export function openFonts(word: string): void {
  const lines = document.createElement('div');
  lines.className = unseen;
  lines.ariaHidden = 'true';
  for (const font of fonts) {
    const line = lines.appendChild(document.createElement('div'));
    line.className = font;
    line.textContent = SIGNS + word;
  }
  document.body.append(lines);
  lines.getBoundingClientRect();
  lines.remove();
}
