import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, fontSize, lineHeight, space } from '@milepost/kit/theme/tokens';

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSize[13], lineHeight: lineHeight[13] });
const cell = { padding: `${space[1]} ${space[2]}`, textAlign: 'start', verticalAlign: 'baseline', overflowWrap: 'anywhere' } as const;
export const head = style({ ...cell, borderBlockEnd: `${border.hairline} solid ${vars.color.control}`, fontWeight: 600 });
export const data = style({ ...cell, borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`, fontWeight: 400 });
export const none = style({ margin: 0, color: vars.color.text2 });
export const column = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const text = style({ margin: 0 });
export const lines = style({ margin: 0, paddingInlineStart: space[5], listStyle: 'disc', overflowWrap: 'anywhere' });
