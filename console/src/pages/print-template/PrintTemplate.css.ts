import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, radius, space } from '@milepost/kit/theme/tokens';
import { style } from '@vanilla-extract/css';

export const recents = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], marginBlockStart: space[1], padding: 0, border: 0 });
export const column = style({ display: 'flex', flexDirection: 'column', gap: space[3], minInlineSize: 0 });
export const hint = style({ margin: 0, color: vars.color.text2, fontSize: fontSize[13], overflowWrap: 'anywhere' });

/** Tree and source side by side where there is room. */
const FIELDS_WIDTH = 240;
export const designer = style({
  display: 'grid',
  gridTemplateColumns: `${FIELDS_WIDTH}px minmax(0, 1fr)`,
  gap: space[4],
  alignItems: 'stretch',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const fields = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });
const TREE_HEIGHT = 240;
export const tree = style({
  display: 'flex',
  flexDirection: 'column',
  flex: `1 1 ${TREE_HEIGHT}px`,
  minBlockSize: TREE_HEIGHT,
  overflow: 'hidden',
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.sheet,
});
export const source = style({ minInlineSize: 0 });
export const record = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 320px) auto',
  justifyContent: 'start',
  gap: space[3],
  alignItems: 'start',
});
/** Beside the box of a field, under the height of its label. */
export const beside = style({ paddingBlockStart: `calc(1lh + ${space[1]})` });
const STAGE_HEIGHT = 'min(70vh, 560px)';
export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: STAGE_HEIGHT,
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.sheet,
  overflow: 'hidden',
});
export const paper = style({ margin: 0, padding: 0, border: 0, maxInlineSize: 480, minInlineSize: 0 });
export const legend = style({ padding: 0, marginBlockEnd: space[2], fontWeight: fontWeight.medium });
