import type { Locale } from '@milepost/kit/locale';
import { fonts, unseen } from './openFonts.css.ts';

/** What names and figures are made of. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 -:,./';
/** Opens the font that the words of a language have besides. */
const OWN: Record<Locale, string> = { zh: '首页，', zhtw: '首頁，', en: '' };

/**
 * Lays a line out in each font that the first page begins to use, and takes it away before anything is painted: opening
 * a font and measuring its signs takes as long as laying out a third of that page, and nobody waits for it here.
 */
export function openFonts(locale: Locale): void {
  const lines = document.createElement('div');
  lines.className = unseen;
  lines.ariaHidden = 'true';
  for (const font of fonts) {
    const line = lines.appendChild(document.createElement('div'));
    line.className = font;
    line.textContent = SIGNS + OWN[locale];
  }
  document.body.append(lines);
  lines.getBoundingClientRect();
  lines.remove();
}
