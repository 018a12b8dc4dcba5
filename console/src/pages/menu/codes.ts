import { msg } from '@lingui/core/macro';

/** Letters, digits, dots, hyphens and underscores; the first and the last one is a letter or a digit. @reading R-473 */
const CODE = /^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$/;

/** The code of what menus are made of. */
export const menuCode = () => ({
  pattern: CODE,
  says: { pattern: msg`Use letters, digits, dots, hyphens and underscores, with a letter or digit at the start and end` },
});
