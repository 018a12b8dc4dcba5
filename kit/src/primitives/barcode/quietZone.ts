/** Quiet zone of 5 px on every side, and no less than scanners need beside the bars. @source forms §9 */
export const QUIET_MODULES = 10;
