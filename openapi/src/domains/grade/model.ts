import type { ModelOf } from '../../wire/index.ts';
import type { grade, gradeDraft, gradeNode, gradeRow } from './codec.ts';

/** A person who administers organisations beside their own. */
export type GradeRow = ModelOf<typeof gradeRow>;
/** An organisation with its marks. */
export type GradeNode = ModelOf<typeof gradeNode>;
/** Everything somebody administers, among what the caller may give. */
export type Grade = ModelOf<typeof grade>;
/** Draft of a grade; organisations without a mark may be left out. */
export type GradeDraft = ModelOf<typeof gradeDraft>;
