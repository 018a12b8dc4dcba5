import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, radius, space } from '@milepost/kit/theme/tokens';

/** Height in which the organisations scroll. */
const TREE_HEIGHT = 300;
/** Width of what may be done with one. */
const LAYERS_WIDTH = 240;

export const marks = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${LAYERS_WIDTH}px`,
  gap: space[3],
  marginBlockStart: space[2],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const tree = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: TREE_HEIGHT,
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.sheet,
  overflow: 'hidden',
});
export const layers = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const column = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
