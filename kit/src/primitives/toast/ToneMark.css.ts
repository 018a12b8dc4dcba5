import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, lineHeight, space } from '../../theme/tokens.ts';

export const mark = style({
  position: 'relative',
  display: 'inline-flex',
  alignSelf: 'flex-start',
  alignItems: 'center',
  gap: space[1],
  flex: 'none',
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});

/** The shape takes the colour for lines, the word the colour for text. */
export const markTone = styleVariants({
  success: { color: vars.status.success.text },
  error: { color: vars.status.danger.text },
  warning: { color: vars.status.warning.text },
  info: { color: vars.status.info.text },
});

globalStyle(`${markTone.success} svg`, { color: vars.status.success.line });
globalStyle(`${markTone.error} svg`, { color: vars.status.danger.line });
globalStyle(`${markTone.warning} svg`, { color: vars.status.warning.line });
globalStyle(`${markTone.info} svg`, { color: vars.status.info.line });
