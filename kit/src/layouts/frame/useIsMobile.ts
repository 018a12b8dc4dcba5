import { useMediaQuery } from '../../engines/media-query/index.ts';
import { media } from '../../theme/media.ts';

/** True while the page is narrower than 992 px. @source shell §2.4 */
export const useIsMobile = (): boolean => useMediaQuery(media.mobile);
