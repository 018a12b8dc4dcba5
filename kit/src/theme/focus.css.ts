import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { hiddenRule } from './hidden.ts';
import { border } from './tokens.ts';

/** Two-part ring around whatever has the keyboard. */
export const focusRing = style({
  selectors: {
    '&:focus-visible, &[data-focus-visible]': {
      outline: `${border.focus} solid ${vars.accent.line}`,
      outlineOffset: border.focusOffset,
    },
  },
});

/** On the page for a screen reader, not for the eye. */
export const visuallyHidden = style(hiddenRule);
