import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Sentence about how many there are after a search or a choice, the same one for every list, tree and picker. */
export const foundMessage =
  (i18n: I18n) =>
  (matchCount: number): string =>
    matchCount === 0
      ? i18n._(msg`Nothing found`)
      : matchCount === 1
        ? i18n._(msg`Found 1 item`)
        : i18n._(msg`Found ${{ matchCount }} items`);
