import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, lineHeight, radius, space } from '../../theme/tokens.ts';

const BAR = 12;
const AVATAR = 28;
const LABEL_WIDTH = 56;
const FADE_STEPS = [1, 0.85, 0.7, 0.55, 0.4];

/** No line of words is longer. */
const READ = 640;

const stack = style({ display: 'grid', gap: space[2] });
export const skeleton = styleVariants({
  text: [stack, { maxInlineSize: READ }],
  rows: [stack, { gap: space[3], maxInlineSize: READ }],
  fields: [stack, { gap: vars.density.gap, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' }],
});

export const bar = style({
  display: 'block',
  blockSize: BAR,
  borderRadius: radius.tag,
  background: vars.color.skeleton,
  '@media': { [media.forcedColors]: { border: `${border.hairline} solid GrayText` } },
});

/** Words are not all as long as each other. */
export const width = ['72%', '58%', '84%', '46%', '66%'].map((inlineSize) => style({ inlineSize }));

/** Later pieces are paler: nobody knows how many there will be. */
export const fade = FADE_STEPS.map((opacity) => style({ opacity }));

export const line = style({ display: 'flex', alignItems: 'center', blockSize: lineHeight[14] });
export const row = style({ display: 'flex', alignItems: 'center', gap: space[3] });
export const round = style({ flex: 'none', inlineSize: AVATAR, blockSize: AVATAR, borderRadius: radius.full });
export const field = {
  group: style({ display: 'grid', gap: 6 }),
  label: style({ inlineSize: LABEL_WIDTH }),
  control: style({ blockSize: vars.density.control, borderRadius: radius.control }),
};
