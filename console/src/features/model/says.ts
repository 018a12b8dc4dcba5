import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Words of a design as a message: they are the same in every language. Without any, what every page says. @reading R-950 */
export function says(words = '', usual?: MessageDescriptor): MessageDescriptor {
  return words === '' && usual ? usual : msg`${words}`;
}
