import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { space } from '@milepost/kit/theme/tokens';

const WAITING_PX = 48;

export const waiting = style({ display: 'block', paddingBlock: WAITING_PX, textAlign: 'center', color: vars.color.text2 });
export const said = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const opinion = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
export const phrases = style({ display: 'flex', justifyContent: 'flex-end' });
