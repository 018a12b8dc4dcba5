import type { HtmlControl } from '../../grammar/textControls.ts';
import { isEmptyValue, notWritten, plainText, textCell } from '../readings.ts';
import type { ValueKind } from '../types.ts';

const TAGS = /<[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' };

/** Words of formatted text; a paragraph ends a line. */
const wordsOfHtml = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|div|li|h\d|tr)>|<br\s*\/?>/gi, '\n')
    .replaceAll(TAGS, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();

/** Formatted text as HTML. In words it is its tags too: who shows it without them strips them. */
export const htmlValue: ValueKind<HtmlControl> = {
  names: ['editor'],
  sentences: { required: 'fillIn' },
  list: { look: 'plain' },
  isShownAsStored: true,
  empty: () => '',
  problem: () => null,
  text: (_control, value, words) => plainText(value, words),
  parse: notWritten.parse,
  cell: {
    read: notWritten.read,
    write: (_control, value, words) => (isEmptyValue(value) ? { t: 'z' } : textCell(wordsOfHtml(plainText(value, words)))),
  },
};
