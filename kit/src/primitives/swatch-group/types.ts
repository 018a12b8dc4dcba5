import type { Accent, Scheme } from '../../theme/names.ts';
import type { PartsProps } from '../parts/index.ts';

/** A colour to choose, as it is told. */
export interface Swatch<Id extends string = string> {
  /** Unique within the group. */
  readonly id: Id;
  readonly name: string;
  /** Sentence about the colour, read after its name. */
  readonly description?: string;
}

/** Options of `useSwatchGroup`. */
export interface SwatchGroupOptions<S extends Swatch> {
  /** Spoken name of the group; the heading above it says the same. */
  readonly label: string;
  /** In the order shown. */
  readonly swatches: readonly S[];
  /** Id of the chosen colour. Left out, the group keeps it itself. */
  readonly value?: S['id'];
  /** Id that is chosen at first in a group that keeps it itself. @defaultValue the first */
  readonly initialValue?: S['id'];
  readonly onChange?: (id: S['id']) => void;
  /** A sentence under the group is drawn, which is read with its name. @defaultValue false */
  readonly hasHelp?: boolean;
}

/** Parts of a drawn group, for `parts` and as `data-part`. */
export type SwatchGroupPart = 'group' | 'swatch' | 'input' | 'stone' | 'name' | 'figure' | 'help';

export interface SwatchGroupProps extends PartsProps<SwatchGroupPart> {
  /** Spoken name of the group; the heading above it says the same. */
  readonly label: string;
  readonly value: Accent;
  readonly onChange: (accent: Accent) => void;
  /** With a scheme each colour states the contrast of text on its fill there, for who designs; left out for who chooses. */
  readonly scheme?: Scheme;
}
