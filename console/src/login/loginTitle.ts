import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Title of the browser's tab while somebody signs in. */
export const loginTitle = (i18n: I18n): string => `${i18n._(msg`Sign in`)} - ${i18n._(msg`Smart logistics operations platform`)}`;
