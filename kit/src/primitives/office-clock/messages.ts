import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OfficeClock } from './headless.ts';

/** Sentence from a catalogue that times are those of the office. */
export const officeClockMessage =
  (i18n: I18n) =>
  ({ office, own }: OfficeClock): string =>
    i18n._(msg`Times are those of the office (${{ office }}); this device is at ${{ own }}`);
