import type { StyleRule } from '@vanilla-extract/css';

/** Two panes stand side by side on wider pages. */
export const NARROW = '(max-width: 767.98px)';
/** A sheet whose field has made it narrower than two panes need. */
const NARROW_SHEET = 'sheet (max-width: 539.98px)';

/** Style of what stands where only one pane has the room: on a narrow page, and in a narrow picker on any. */
export const onePane = (rule: StyleRule): StyleRule => ({ '@media': { [NARROW]: rule }, '@container': { [NARROW_SHEET]: rule } });
