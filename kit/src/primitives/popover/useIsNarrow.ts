import { useMediaQuery } from '../../engines/media-query/index.ts';

/** Below this width a panel that can be a sheet is one. @reading R-260 */
export const SHEET_BELOW_PX = 768;

const QUERY = `(max-width: ${SHEET_BELOW_PX - 0.02}px)`;

/** True while the page is too narrow for a panel beside its field: a phone, or a zoom of 400 %. @reading R-260 */
export const useIsNarrow = (): boolean => useMediaQuery(QUERY);
