import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, radius, space } from '@milepost/kit/theme/tokens';

/** The one sheet of a page: everything of the page lies on it. */
export const sheet = style({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  overflow: 'hidden',
  position: 'relative',
  background: vars.color.surface,
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.sheet,
  '@media': {
    [media.mobile]: { border: 0, borderRadius: 0 },
    // As high as what lies on it: the page scrolls.
    [media.low]: { flex: '1 0 auto', overflow: 'visible' },
  },
});

/** Shapes of what is on its way, in the place of a page. */
export const waiting = style({ flex: 1, minInlineSize: 0, padding: space[4] });
