import type { ModelOf } from '../../wire/index.ts';
import type { gradeDraft, gradeNode, gradeRow } from './codec.ts';

/** A person who administers organisations beside their own. */
export type GradeRow = ModelOf<typeof gradeRow>;
/** An organisation with its marks. */
export type GradeNode = ModelOf<typeof gradeNode>;
/** Everything somebody administers, among what the caller may give. */
export interface Grade {
  /** Null while nobody is chosen. */
  userId: string | null;
  managerGroup: string;
  organizations: GradeNode[];
  systemIds: string[];
  menuIds: string[];
  lastModifyTime: number | null;
}
/** Draft of a grade; organisations without a mark may be left out. */
export type GradeDraft = ModelOf<typeof gradeDraft>;
