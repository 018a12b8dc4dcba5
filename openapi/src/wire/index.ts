export type { AnyCodec, Codec, InOf, ModelOf, OutOf } from './codec.ts';
export { commaList, list, listed, optional, paged, tree, type Page, type Tree } from './collections.ts';
export { childrenOnce, sentId, type Above } from './children-once.ts';
export { fromJson, jsonText, jsonValue, type JsonText } from './json-text.ts';
export { lazyTree, type LazyTree } from './lazy-tree.ts';
export {
  anything,
  choice,
  count,
  flag,
  flagText,
  id,
  moment,
  nullableText,
  number,
  numberText,
  optionalId,
  parentId,
  text,
  truth,
} from './leaves.ts';
export { json, open, type Open, type Rest } from './open.ts';
export { onAnswerOddity, type AnswerOddity } from './oddities.ts';
export { officeAheadMs, officeDay, officeMs, officeSecond, officeZone, setOfficeZone } from './officeClock.ts';
export { oneWay, type OperationCodecs } from './operation-codecs.ts';
export { reachedTotal } from './reached-total.ts';
export { from, record, type Members, type RecordModel, type RecordOut, type Renamed } from './record.ts';
