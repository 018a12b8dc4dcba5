import {
  count,
  flag,
  from,
  id,
  lazyTree,
  list,
  listed,
  moment,
  number,
  parentId,
  record,
  text,
  truth,
  type Codec,
  type OperationCodecs,
} from '../../wire/index.ts';

const above = parentId('-1');

const shown = {
  id,
  parentId: above,
  fullName: text,
  enCode: text,
  isEnabled: from('enabledMark', flag),
  sortCode: count,
} as const;

/** An area on the way down to a found one. */
export const areaParent = record(shown);

export const areaNode = lazyTree({
  ...shown,
  /** The way down to an area that a keyword found, from the top; empty without a keyword. @reading R-480 */
  parents: list(areaParent),
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
  lastModifyTime: moment,
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
