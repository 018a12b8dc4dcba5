import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, radius, space } from '@milepost/kit/theme/tokens';

/** Height of the tree, in which it scrolls. */
const TREE_HEIGHT = 'min(52vh, 480px)';

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' });
export const search = style({ flex: 1, minInlineSize: 160 });
/** Both go to the next line where one of them has no room beside the search. */
export const buttons = style({ display: 'flex', gap: space[2] });
export const tree = style({
  blockSize: TREE_HEIGHT,
  display: 'flex',
  flexDirection: 'column',
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.sheet,
  overflow: 'hidden',
});
