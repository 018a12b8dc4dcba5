import { style } from '@vanilla-extract/css';
import { hiddenRule, media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, space } from '@milepost/kit/theme/tokens';

const hairline = `${border.hairline} solid ${vars.color.hairline}`;

export const waiting = style({ display: 'block', paddingBlock: 48, textAlign: 'center', color: vars.color.text2 });
/* A form in place of its list. */
export const page = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex', flexDirection: 'column' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: 52,
  padding: '8px 16px',
  borderBlockEnd: hairline,
});
/** Head of a page that stays: on a narrow page nothing of it is in sight. */
export const ownHead = style([head, { '@media': { [media.mobile]: { minBlockSize: 0, padding: 0, borderBlockEnd: 'none' } } }]);
export const title = style({ minInlineSize: 0 });
export const heading = style({ fontSize: fontSize[16], lineHeight: lineHeight[16], fontWeight: fontWeight.strong });
/** A narrow page is named in the bar above it; the heading stays for those who hear the page. */
export const ownHeading = style([heading, { '@media': { [media.mobile]: hiddenRule } }]);
export const body = style({ flex: 1, minBlockSize: 0, overflow: 'auto', padding: 16 });
/** No wider than can be read at a glance. */
export const measure = style({ maxInlineSize: 960 });
/** Number of what is not saved, before the buttons. */
export const count = style({ alignSelf: 'center', marginInlineEnd: 'auto', color: vars.color.text2, fontSize: fontSize[13] });
export const foot = style({ display: 'flex', justifyContent: 'flex-end', gap: space[2], padding: '10px 16px', borderBlockStart: hairline });
/** Changes of an open form, one line each. */
export const conflicts = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
/** Values of two people that only a source has names for, one below the other. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: space[3],
  rowGap: space[1],
  marginBlock: `${space[1]} 0`,
  color: vars.color.text2,
});

/** Hears the keys of a dialog, which is drawn elsewhere. */
export const keys = style({ display: 'contents' });

/** Offer of a text of before, above the fields. */
