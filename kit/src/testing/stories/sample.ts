import type { SampledOf } from '../pairwise.ts';
import { pairs } from './rows.ts';
import type { FACTORS } from './rows.ts';

/** A story as the sample sees it: its name, and the values it cannot be shown without. */
export type Sampled = SampledOf<typeof FACTORS>;

/** One row for each story, all pairs of values met together; and the pairs that no row holds. @reading R-270 */
export const { sampleRows, pairsMissing } = pairs;
