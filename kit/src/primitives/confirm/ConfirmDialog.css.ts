import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minBlockSize: 0,
  padding: space[6],
  paddingBlockEnd: space[5],
  overflowY: 'auto',
  overflowWrap: 'anywhere',
});

export const title = style({ fontSize: fontSize[16], lineHeight: lineHeight[16], fontWeight: fontWeight.strong });

export const details = style({ color: vars.color.text2, whiteSpace: 'pre-line' });

export const subject = style({ color: vars.color.text1, fontWeight: fontWeight.medium });

export const actions = style({ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[4] });

/** Only marks where the focus starts; the button inside is the flex item. */
export const action = style({ display: 'contents' });
