import { style, styleVariants } from '@vanilla-extract/css';
import { TARGET, TOUCH_TARGET, sortAct, sortFocus, sortHandle } from '../../primitives/sort-handle/index.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, lineHeight, radius, rem, space } from '../../theme/tokens.ts';

const ROW_HEIGHT = 32;
/** Widest an item of a line gets before its name is cut. */
const MOST_IN_LINE = 220;
/** Distance a ring of focus stands out. */
const RING_PX = 3;

export const box = styleVariants({
  rows: { display: 'flex', flexDirection: 'column', gap: space[1] },
  // The list scrolls where the line may not be higher; what follows the items stays in sight. Under a finger it would take the room of an item beside them.
  line: {
    display: 'flex',
    flex: 1,
    gap: space[1],
    minInlineSize: 0,
    minBlockSize: 0,
    '@media': { [media.touch]: { flexDirection: 'column' } },
  },
});
export const list = styleVariants({
  rows: { display: 'flex', flexDirection: 'column' },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    gap: space[1],
    minInlineSize: 0,
    margin: -RING_PX,
    padding: RING_PX,
    overflowY: 'auto',
  },
});
export const end = styleVariants({ rows: {}, line: { flex: 'none', alignSelf: 'flex-start' } });

const itemBase = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  borderRadius: radius.tag,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: vars.color.text1,
  selectors: {
    '&:focus-visible': sortFocus,
    '&[data-held]': { zIndex: 1, background: vars.color.raised, boxShadow: vars.shadow.pop },
    '&[data-open]': { boxShadow: `inset 0 0 0 1px ${vars.accent.line}`, background: vars.accent.subtle, color: vars.accent.text },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-held]': { outline: `${border.focus} dashed Highlight` },
        '&[data-open]': { outline: `${border.control} solid Highlight` },
      },
    },
  },
});
export const item = styleVariants({
  rows: [
    itemBase,
    {
      minBlockSize: rem(ROW_HEIGHT),
      selectors: { '&:hover': { background: vars.color.hover } },
      '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
    },
  ],
  line: [
    itemBase,
    {
      flex: 'none',
      maxInlineSize: `min(100%, ${MOST_IN_LINE}px)`,
      minBlockSize: TARGET + 2,
      border: `${border.hairline} solid ${vars.color.hairline}`,
      background: vars.color.surface,
    },
  ],
});
export const cell = style({ display: 'flex', flex: 'none' });
export const nameCell = style({ display: 'flex', alignItems: 'center', flex: 1, minInlineSize: 0 });
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flex: 1,
  minInlineSize: 0,
  minBlockSize: TARGET,
  paddingInline: space[1],
  borderRadius: radius.tag,
  color: 'inherit',
  textAlign: 'start',
  selectors: { 'button&': { cursor: 'pointer' }, 'button&:hover': { textDecoration: 'underline' }, '&:focus-visible': sortFocus },
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
});
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const note = style([words, { flex: 'none', color: vars.color.text3, fontSize: fontSize[12] }]);
export const problem = style({ display: 'flex', flex: 'none', paddingInlineEnd: space[1], color: vars.status.danger.text });

export const handle = sortHandle;
export const act = sortAct;
