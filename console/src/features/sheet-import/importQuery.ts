import type { ImportAsk } from '@milepost/kit/import-wizard';

/** Query of a preview: the treatment of what is there already, and the columns that were assigned by hand. @reading R-226 @reading R-227 */
export const importQuery = ({ conflict, headings }: ImportAsk) => ({
  onConflict: conflict,
  ...(headings && { headings: JSON.stringify(headings.map(({ index, columnId }) => ({ index, column: columnId }))) }),
});
