import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { numberText } from '../../engines/number-entry/index.ts';
import { fieldMessages } from '../field/messages.ts';
import type { NumberMessages, NumberWording } from './types.ts';

/** Sentences about a text that is no number, or none within its limits. */
export const numberRefusal =
  (i18n: I18n): NumberWording =>
  (kind, { precision, hasThousands, ...limits }) => {
    const [min, max] = [limits.min, limits.max].map((end) => numberText(end ?? null, { ...(hasThousands && { hasThousands }) }));
    const whole = () => (min && max ? i18n._(msg`Enter a whole number from ${{ min }} to ${{ max }}`) : i18n._(msg`Enter a whole number`));
    switch (kind) {
      case 'notNumber':
        return precision === 0 ? whole() : i18n._(msg`Enter a number, such as ${{ example: '1234.5' }}`);
      case 'tooPrecise':
        return precision === 0 ? whole() : i18n._(msg`Decimal places: enter at most ${{ places: precision ?? 0 }}`);
      case 'belowMin':
        return i18n._(msg`Enter ${{ min: min ?? '' }} or more`);
      case 'aboveMax':
        return i18n._(msg`Enter ${{ max: max ?? '' }} or less`);
    }
  };

/** Sentences of a number from a catalogue. */
export const numberMessages = (i18n: I18n): NumberMessages => ({
  ...fieldMessages(i18n),
  refusal: numberRefusal(i18n),
  decrease: (label) => i18n._(msg`Decrease ${{ label }}`),
  increase: (label) => i18n._(msg`Increase ${{ label }}`),
});
