import type { Accent, Scheme } from '../../theme/names.ts';

export interface SwatchGroupProps {
  /** Spoken name of the group; the heading above it says the same. */
  readonly label: string;
  readonly value: Accent;
  readonly onChange: (accent: Accent) => void;
  /** With a scheme each colour states the contrast of text on its fill there, for who designs; left out for who chooses. */
  readonly scheme?: Scheme;
}
