import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { fontWeight } from '@milepost/kit/theme/tokens';

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', padding: '0 16px 10px' });
export const titleLink = style({
  display: 'block',
  color: vars.accent.text,
  cursor: 'pointer',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const unreadTitle = style([titleLink, { fontWeight: fontWeight.strong }]);
