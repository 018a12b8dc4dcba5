import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { fontSize, lineHeight, space } from '@milepost/kit/theme/tokens';

export const name = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], minInlineSize: 0, maxInlineSize: '100%' });
export const words = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** A list in a drawer takes all of its height. */
export const part = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, minInlineSize: 0 });
/** The row of tabs keeps clear of the edge its lists touch. */
export const tabs = style([part, {}]);
globalStyle(`${tabs} > * > [role=tablist]`, { paddingInline: space[4] });
export const column = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const hint = style({ color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
