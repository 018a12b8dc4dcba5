import {
  count,
  flag,
  from,
  id,
  lazyTree,
  list,
  listed,
  number,
  parentId,
  record,
  text,
  truth,
  type Codec,
  type OperationCodecs,
} from '../../wire/index.ts';

const above = parentId('-1');

export const areaNode = lazyTree({
  id,
  parentId: above,
  fullName: text,
  enCode: text,
  isEnabled: from('enabledMark', flag),
  sortCode: count,
});

/** An area to choose; where the server does not say `isLeaf`, it may be opened. */
export const areaOption = record({ id, fullName: text, isLeaf: truth, sortCode: count });

export const area = record({
  id,
  parentId: above,
  /** Empty at the top. */
  parentName: text,
  fullName: text,
  enCode: text,
  isEnabled: from('enabledMark', flag),
  sortCode: count,
  description: text,
});

export const areaBody = record({
  parentId: above,
  fullName: text,
  enCode: text,
  isEnabled: from('enabledMark', flag),
  sortCode: number,
  description: text,
});

/** For each chosen area the ids from the top down to it. */
const idLists: Codec<{ idsList: string[][] }, string[][], { idsList: string[][] }> = {
  decode: (wire) => wire.idsList,
  encode: (model) => ({ idsList: model }),
};

/** Codecs of the answers and bodies of the areas. @source admin §7 */
export const areaCodecs = {
  listAreas: { data: listed(areaNode) },
  listAreaOptions: { data: listed(areaOption) },
  /** Names in the order of the ids; empty where nobody knows the id. @reading R-124 */
  findAreaNames: { data: list(list(text)), body: idLists },
  createArea: { body: areaBody },
  updateArea: { body: areaBody },
  removeArea: {},
  getArea: { data: area },
  setAreaState: {},
} as const satisfies OperationCodecs<
  'listAreas' | 'listAreaOptions' | 'findAreaNames' | 'createArea' | 'updateArea' | 'removeArea' | 'getArea' | 'setAreaState'
>;
