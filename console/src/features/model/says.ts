import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Words of a design as a message: they are the same in every language. */
export const says = (words: string): MessageDescriptor => msg`${words}`;
