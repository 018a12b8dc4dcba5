import {
  flag,
  from,
  id,
  list,
  moment,
  number,
  optionalId,
  paged,
  parentId,
  record,
  text,
  tree,
  type OperationCodecs,
} from '../../wire/index.ts';

/** Marks of an organisation: what may be done with itself, and with everything below it. */
const marks = {
  canSelect: from('thisLayerSelect', flag),
  canAdd: from('thisLayerAdd', flag),
  canEdit: from('thisLayerEdit', flag),
  canRemove: from('thisLayerDelete', flag),
  canSelectBelow: from('subLayerSelect', flag),
  canAddBelow: from('subLayerAdd', flag),
  canEditBelow: from('subLayerEdit', flag),
  canRemoveBelow: from('subLayerDelete', flag),
} as const;

export const gradeRow = record({
  id: from('userId', id),
  userId: id,
  account: text,
  realName: text,
  gender: number,
  mobilePhone: text,
  organize: text,
  managerGroup: text,
  creatorTime: moment,
  lastModifyTime: moment,
});

export const gradeNode = tree({ id: optionalId, organizeId: id, parentId: parentId('-1'), fullName: text, icon: text, ...marks });

const given = { managerGroup: text, systemIds: list(id), menuIds: from('moduleIds', list(id)) } as const;

export const grade = record({
  ...given,
  userId: optionalId,
  organizations: from('orgAdminModel', list(gradeNode)),
  lastModifyTime: moment,
});
export const gradeDraft = record({
  ...given,
  userId: id,
  organizations: from('orgAdminModel', list(record({ organizeId: id, ...marks }))),
});

/** Codecs of the answers and bodies of delegated administration. */
export const gradeCodecs = {
  listGrades: { data: paged(gradeRow) },
  getGrade: { data: grade },
  saveGrade: { body: gradeDraft },
  removeGrade: {},
} as const satisfies OperationCodecs<GradeOperation>;

export type GradeOperation = 'listGrades' | 'getGrade' | 'saveGrade' | 'removeGrade';
