import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** A pattern by a name, with the sentence for what does not fit, as designs hold both. */
export interface PatternPreset {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly pattern: string;
  readonly message: MessageDescriptor;
}

const preset = (id: string, label: MessageDescriptor, pattern: RegExp, message: MessageDescriptor): PatternPreset => ({
  id,
  label,
  pattern: String(pattern),
  message,
});

/** Patterns that are offered by name. @source generated-pages §1.2 @source designer §9.4 */
export const PATTERN_PRESETS: readonly PatternPreset[] = [
  preset('digits', msg({ message: 'Digits', context: 'pattern' }), /^\d+$/, msg`Enter digits only`),
  preset(
    'amount',
    msg({ message: 'Amount', context: 'pattern' }),
    /^-?\d+(\.\d{1,2})?$/,
    msg`Enter an amount with at most two decimal places`,
  ),
  preset(
    'landline',
    msg({ message: 'Landline', context: 'pattern' }),
    /^0\d{2,3}-?\d{7,8}$/,
    msg`Enter a landline number with its area code`,
  ),
  preset('mobile', msg({ message: 'Mobile number', context: 'pattern' }), /^1[3-9]\d{9}$/, msg`Enter a mobile number of 11 digits`),
  preset(
    'phone',
    msg({ message: 'Landline or mobile number', context: 'pattern' }),
    /^(0\d{2,3}-?\d{7,8}|1[3-9]\d{9})$/,
    msg`Enter a landline or mobile number`,
  ),
  preset(
    'mail',
    msg({ message: 'Mail address', context: 'pattern' }),
    /^[^\s@]+@[A-Za-z\d-]+(\.[A-Za-z\d-]+)+$/,
    msg`Enter a mail address, for example name@example.com`,
  ),
  preset(
    'citizen',
    msg({ message: 'Identity card', context: 'pattern' }),
    /^\d{17}[\dXx]$/,
    msg`Enter an identity card number of 18 characters`,
  ),
  preset(
    'plate',
    msg({ message: 'Number plate', context: 'pattern' }),
    /^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z][A-HJ-NP-Z\d]{4,5}[A-HJ-NP-Z\d学警挂港澳领试超]$/,
    msg`Enter a number plate, for example 京A12345`,
  ),
  preset('post', msg({ message: 'Post code', context: 'pattern' }), /^\d{6}$/, msg`Enter a post code of 6 digits`),
  preset(
    'code',
    msg({ message: 'Letters, digits and dots', context: 'pattern' }),
    /^[A-Za-z\d]([A-Za-z\d.]*[A-Za-z\d])?$/,
    msg`Use letters, digits and dots, with no dot at the start or end`,
  ),
  preset('stake', msg({ message: 'Stake', context: 'pattern' }), /^[A-Z]{0,2}K\d{1,4}\+\d{3}$/, msg`Enter a stake, for example K98+500`),
];
