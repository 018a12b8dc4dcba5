/** Margin on paper, in px: the sheet around it is white. @source forms §9 */
export const PRINT_MARGIN_PX = 5;
/** Quiet zone on a screen, in bars: what scanners need beside a ground that may be dark. @reading R-592 */
export const QUIET_MODULES = 10;
