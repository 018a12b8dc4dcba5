import { style } from '@vanilla-extract/css';
import { fontSize, fontWeight } from '@milepost/kit/theme/tokens';

/** Out of the flow and unseen, but laid out. */
export const unseen = style({ position: 'fixed', visibility: 'hidden' });

const { medium, strong } = fontWeight;
/** Fonts of the frame, a list and the home page that the login page has not. */
export const fonts = [
  style({ fontSize: fontSize[13], fontWeight: medium }),
  style({ fontSize: fontSize[13], fontWeight: strong }),
  style({ fontSize: fontSize[14], fontWeight: medium }),
  style({ fontSize: fontSize[14], fontWeight: strong }),
  style({ fontSize: fontSize[20], fontWeight: strong }),
];
