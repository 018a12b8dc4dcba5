import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.ts';

const HEAD = 48;

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  blockSize: '100%',
  background: vars.color.surface,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: HEAD,
  flex: 'none',
  paddingInline: `${space[4]} ${space[2]}`,
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
  '@media': { [media.mobile]: { flexWrap: 'wrap' } },
});
/** Read as one; each part has a place of its own beside the tools. */
export const who = style({ display: 'contents' });
const oneLine = { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = style({
  ...oneLine,
  marginInlineEnd: 'auto',
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  fontWeight: fontWeight.strong,
  '@media': { [media.mobile]: { flex: '1 1 0' } },
});
/** Beside the name; on a narrow page below it and its tools, from edge to edge, where both can be read. */
export const facts = style({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: space[1],
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  '@media': {
    [media.mobile]: {
      order: 1,
      flexBasis: '100%',
      marginInlineStart: 0,
      // Below the ring of a tool, which fills the line above.
      marginBlockStart: `calc(-1 * ${space[1]})`,
      paddingBlockEnd: space[2],
    },
  },
});
export const detail = style({ ...oneLine, color: vars.color.text2 });
export const banner = style({ flex: 'none', padding: space[2] });
