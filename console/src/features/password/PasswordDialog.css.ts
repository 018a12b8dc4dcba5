import { style, styleVariants } from '@vanilla-extract/css';
import { vars, visuallyHidden } from '@milepost/kit/theme';
import { border, fontSize, lineHeight, radius, space, tokens } from '@milepost/kit/theme/tokens';

/** Below this the image stands under its field. */
const STACKED_BELOW = '(max-width: 479.98px)';
const IMAGE_HEIGHT = 44;

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.density.gap });

export const rules = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: space[1],
  marginBlockStart: `calc(${space[2]} - ${vars.density.gap})`,
});

export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
});
export const ruleState = styleVariants({
  met: { color: vars.status.success.text },
  open: { color: vars.color.text2 },
});
/** The state in a word too, for who sees no colour. */
export const word = style({ marginInlineStart: space[1] });

export const captchaRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[3],
  '@media': { [STACKED_BELOW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Beside the control, below the height of a label. */
export const captchaBox = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingBlockStart: `calc(${lineHeight[13]} + 6px)`,
  '@media': { [STACKED_BELOW]: { paddingBlockStart: 0 } },
});

/** The image is drawn for white paper. */
export const captchaImage = style({
  display: 'block',
  blockSize: IMAGE_HEIGHT,
  border: `${border.hairline} solid ${vars.color.divider}`,
  borderRadius: radius.control,
  background: tokens.color.light.surface,
});

export const captchaWords = style({ color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });

/** Said, not shown. */
export const hidden = visuallyHidden;
