import { style } from '@vanilla-extract/css';
import { hiddenRule, media, vars } from '@milepost/kit/theme';
import { fontSize, fontWeight, lineHeight } from '@milepost/kit/theme/tokens';

export const page = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex', flexDirection: 'column' });
// A narrow page is named in the bar above it; the heading stays for those who hear the page.
export const title = style({
  padding: '12px 16px 0',
  fontSize: fontSize[16],
  lineHeight: lineHeight[16],
  fontWeight: fontWeight.strong,
  '@media': { [media.mobile]: hiddenRule },
});
export const settings = style({ display: 'flex', flexDirection: 'column', gap: vars.density.gap });
export const clashes = style({ paddingInlineStart: '1.25em', listStyle: 'disc' });
/** Sentence about the clock of the office. */
export const clockNote = style({
  paddingInline: 16,
  paddingBlockStart: 4,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  color: vars.color.text2,
});
