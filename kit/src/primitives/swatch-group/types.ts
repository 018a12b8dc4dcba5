import type { Accent, Scheme } from '../../theme/names.ts';

export interface SwatchGroupProps {
  /** Spoken name of the group; the heading above it says the same. */
  readonly label: string;
  readonly value: Accent;
  readonly onChange: (accent: Accent) => void;
  /** The scheme of the page: the figures are those of its fills. */
  readonly scheme: Scheme;
}
