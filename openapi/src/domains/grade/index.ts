export { gradeCodecs, type GradeOperation } from './codec.ts';
export type { Grade, GradeDraft, GradeNode, GradeRow } from './model.ts';
