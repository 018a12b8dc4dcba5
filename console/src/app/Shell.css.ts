import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { fontWeight } from '@milepost/kit/theme/tokens';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 } as const;

export const platform = style(oneLine);
export const divider = style({ inlineSize: 1, blockSize: 16, marginInline: 6, background: vars.color.divider });
export const crumbs = style({ display: 'flex', alignItems: 'center', gap: 6, paddingInlineStart: 6, color: vars.color.text3, whiteSpace: 'nowrap' });
export const crumbAbove = style({ display: 'flex', alignItems: 'center', gap: 6, '@media': { [media.mobile]: { display: 'none' } } });
export const crumb = style([oneLine, { color: vars.color.text1, '@media': { [media.mobile]: { fontWeight: fontWeight.strong } } }]);
