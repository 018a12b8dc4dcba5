import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hiddenRule } from '../../theme/hidden.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '../../theme/tokens.ts';
import { NARROW } from './narrow.ts';

const STONE = 24;
/** Round top, flat foot. */
const STONE_RADIUS = '12px 12px 4px 4px';
const ROAD = 2;
const MIN_ROAD = 24;
/** The same where six steps stand beside each other on a narrow page. */
const MIN_ROAD_NARROW = 8;
/** Least room of a label on a narrow page: six stones leave so much at 375 px. */
const LABEL = 84;
const TOUCH_TARGET = 44;

/** Room between stones and roads. */
const between = style({ gap: space[3], '@media': { [NARROW]: { gap: space[1] } } });
export const list = style([between, { display: 'flex', alignItems: 'center', minInlineSize: 0 }]);

/** Never narrower than its stone and its piece of road; words break before that. */
const item = style([between, { display: 'flex', alignItems: 'center', minInlineSize: 'min-content' }]);
const way = (kind: 'solid' | 'dashed', color: string) =>
  style({
    flex: '1 1 auto',
    '::before': { content: '', flex: 1, minInlineSize: MIN_ROAD, blockSize: 0, borderBlockStart: `${ROAD}px ${kind} ${color}` },
    '@media': { [NARROW]: { '::before': { minInlineSize: MIN_ROAD_NARROW } } },
  });
export const road = styleVariants({
  none: [item],
  behind: [item, way('solid', vars.accent.line)],
  ahead: [item, way('dashed', vars.color.divider)],
});

const stepBase = style({ display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0, textAlign: 'start' });
export const step = styleVariants({
  plain: [stepBase],
  press: [
    stepBase,
    {
      borderRadius: radius.control,
      minBlockSize: STONE,
      selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
      '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
    },
  ],
});

const stoneBase = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: STONE,
  blockSize: STONE,
  borderRadius: STONE_RADIUS,
  border: `${border.control} solid`,
  fontSize: fontSize[13],
  fontWeight: fontWeight.medium,
  lineHeight: 1,
});
export const stone = styleVariants({
  done: [stoneBase, { background: vars.accent.subtle, borderColor: vars.accent.line, color: vars.accent.text }],
  current: [
    stoneBase,
    {
      background: vars.accent.solid,
      borderColor: vars.accent.solidLine,
      color: vars.accent.onSolid,
      '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  ],
  ahead: [stoneBase, { borderColor: vars.color.control, color: vars.color.text3 }],
  failed: [stoneBase, { background: vars.status.danger.subtle, borderColor: vars.status.danger.line, color: vars.status.danger.text }],
});

const wordsBase = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
});
/** The one label of a narrow page is never a column of single signs, however many stones there are. */
const onlyLabel = style([wordsBase, { '@media': { [NARROW]: { minInlineSize: LABEL } } }]);
export const words = styleVariants({
  done: [wordsBase, { '@media': { [NARROW]: hiddenRule } }],
  current: [onlyLabel],
  ahead: [wordsBase, { '@media': { [NARROW]: hiddenRule } }],
  failed: [onlyLabel],
});
export const title = styleVariants({
  done: { color: vars.color.text1 },
  current: { color: vars.color.text1, fontWeight: fontWeight.strong },
  ahead: { color: vars.color.text3 },
  failed: { color: vars.status.danger.text, fontWeight: fontWeight.strong },
});
export const description = style({
  color: vars.color.text3,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  '@media': { [NARROW]: { display: 'none' } },
});
