import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { space } from '@milepost/kit/theme/tokens';

export const column = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const choices = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[4],
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr' } },
});
export const text = style({ margin: 0, color: vars.color.text2 });
