import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { kindWord } from '../kinds/kindWords.ts';
import type { PlaceName, PlacedAt } from './placedAt.ts';

/** Words for a place in a form: after what, in what, which of how many. @source designer §21 */
export function placeWords({ home, before, number, count }: PlacedAt, i18n: I18n): string {
  const named = ({ label, role }: PlaceName) => label || i18n._(kindWord(role));
  const after = before ? named(before) : '';
  const holder = home ? named(home) : '';
  if (home && before) return i18n._(msg`in “${holder}”, after “${after}”, ${number} of ${count}`);
  if (home) return i18n._(msg`in “${holder}”, ${number} of ${count}`);
  if (before) return i18n._(msg`after “${after}”, ${number} of ${count}`);
  return i18n._(msg`at the top of the form, ${number} of ${count}`);
}
