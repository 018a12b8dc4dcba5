import { msg } from '@lingui/core/macro';
import type { Text } from '@milepost/kit/forms/grammar';
import { faultsIn } from './parameters.ts';
import type { TemplateText } from './parameters.ts';

/** Warning before a text is kept with braces nobody fills in: they would arrive as they are. @reading R-771 */
export const bracesWarning = async (draft: TemplateText): Promise<readonly Text[]> =>
  faultsIn(draft).map(({ token }) => msg`${token} is no parameter of this template: it arrives as it is written.`);
