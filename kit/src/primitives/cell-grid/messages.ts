import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { CellGridMessages, PastedCells } from './cellNews.ts';

function pastedText(i18n: I18n, { cells, wrong, left, deed }: PastedCells): string {
  const done =
    deed === 'fill'
      ? i18n._(msg`Filled ${plural(cells, { one: '# cell', other: '# cells' })}`)
      : i18n._(msg`Pasted ${plural(cells, { one: '# cell', other: '# cells' })}`);
  const faults = wrong > 0 ? i18n._(msg`, ${plural(wrong, { one: '# with an error', other: '# with an error' })}`) : '';
  const over =
    left > 0 ? i18n._(msg`, ${plural(left, { one: '# left out, there is no room', other: '# left out, there is no room' })}`) : '';
  return `${done}${faults}${over}`;
}

/** Sentences of a grid one writes in, from a catalogue. */
export const cellGridMessages = (i18n: I18n): CellGridMessages => ({
  cleared: i18n._(msg`Emptied`),
  nothingToUndo: i18n._(msg`Nothing to undo`),
  nothingToRedo: i18n._(msg`Nothing to do again`),
  noProblems: i18n._(msg`No cell has an error`),
  notHere: i18n._(msg`There is nothing above to fill from`),
  pasted: (news) => pastedText(i18n, news),
  chosen: (rows, cols) =>
    i18n._(msg`Chosen: ${plural(rows, { one: '# row', other: '# rows' })}, ${plural(cols, { one: '# column', other: '# columns' })}`),
});
