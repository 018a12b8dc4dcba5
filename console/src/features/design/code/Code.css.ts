import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { fontSize, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

export const column = style({ display: 'flex', flexDirection: 'column', gap: space[3], minHeight: 0 });
export const choices = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr',
  gap: space[3],
  alignItems: 'end',
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr' } },
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' });
export const quiet = style({ margin: 0, color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
/** Lines of a file, in letters of one width: they scroll by themselves, in both directions. */
export const code = style({
  margin: 0,
  padding: `${space[2]} 0`,
  maxHeight: '56vh',
  minHeight: '12em',
  overflow: 'auto',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.control,
  background: vars.color.sunken,
  fontFamily: 'monospace',
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  tabSize: 2,
});
export const line = style({ display: 'grid', gridTemplateColumns: '4em 1.5em max-content', whiteSpace: 'pre', minWidth: 'max-content' });
export const number = style({ color: vars.color.text2, textAlign: 'end', paddingInlineEnd: space[2], userSelect: 'none' });
export const sign = style({ textAlign: 'center', userSelect: 'none' });
export const isCame = style({ background: vars.status.success.subtle, color: vars.status.success.text });
export const isWent = style({ background: vars.status.danger.subtle, color: vars.status.danger.text });
export const isFound = style({ outline: `1px solid ${vars.color.text2}`, outlineOffset: '-1px' });
export const isHere = style({ outline: `2px solid ${vars.color.text1}`, outlineOffset: '-2px' });
