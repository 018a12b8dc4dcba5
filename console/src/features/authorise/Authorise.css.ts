import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, radius, space } from '@milepost/kit/theme/tokens';

/** Height of the tree, in which it scrolls. */
const TREE_HEIGHT = 'min(52vh, 480px)';

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' });
/** A line of its own on a narrow page: the buttons stand beside each other below it. */
export const search = style({ flex: 1, minInlineSize: 160, '@media': { [media.mobile]: { flexBasis: '100%' } } });
export const tree = style({
  blockSize: TREE_HEIGHT,
  display: 'flex',
  flexDirection: 'column',
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.sheet,
  overflow: 'hidden',
});
