import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontWeight, space } from '../../theme/tokens.ts';

/** Height of a list in a popover. */
const POPOVER_LIST = 320;

export const footNote = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
const note = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
export const noteTone = styleVariants({
  hint: [note, { color: vars.color.text3 }],
  quiet: [note, { color: vars.status.danger.text }],
  /** As it comes up: nobody looks at the foot of a dialog. */
  loud: [
    note,
    {
      margin: `-${space[1]} -${space[2]}`,
      padding: `${space[1]} ${space[2]}`,
      borderRadius: 4,
      background: vars.status.danger.subtle,
      color: vars.status.danger.text,
      fontWeight: fontWeight.medium,
    },
  ],
});

/** A column of its own height, edge to edge in its popover. */
export const popoverPane = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: POPOVER_LIST,
  margin: `calc(-1 * ${space[3]})`,
});
globalStyle(`${popoverPane} > *`, { flex: 1 });

export const inlinePane = style({
  display: 'grid',
  blockSize: POPOVER_LIST,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: 8,
  overflow: 'hidden',
});
