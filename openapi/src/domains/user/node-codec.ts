import { decodeMemberId, encodeMemberId, selectorMembers, type Member } from '../organization/index.ts';
import { commaList, count, flag, from, id, lazyTree, list, number, optional, record, text, type Codec } from '../../wire/index.ts';
import { gender, state } from './record-codec.ts';

export const userNode = lazyTree({
  ...selectorMembers,
  enCode: text,
  category: text,
  organizeIdTree: commaList,
  sortCode: number,
  headIcon: text,
  gender,
  mobilePhone: text,
  state: from('enabledMark', state),
  isAdministrator: flag,
});

/** A level of the tree, or a page. @reading R-111 */
export const userNodes = record({
  nodes: from('list', list(userNode)),
  page: from('pagination', optional(record({ currentPage: count, pageSize: count, total: count }))),
});

/** @source admin §9 */
const PAGE_SIZE = 20;

export interface WirePageAsk {
  keyword?: string | null;
  currentPage?: number;
  pageSize?: number;
}
export interface PageAsk {
  keyword: string;
  currentPage: number;
  pageSize: number;
}
export const peoplePage: Codec<WirePageAsk | undefined, PageAsk, Required<WirePageAsk>> = {
  decode: (wire) => ({ keyword: wire?.keyword ?? '', currentPage: wire?.currentPage ?? 1, pageSize: wire?.pageSize ?? PAGE_SIZE }),
  encode: (model) => model,
};

export const peopleKeyword = record({ keyword: text });

/** Versions up to 3.4 read one name, later ones the other; both are sent. @reading R-113 */
export interface EitherIds {
  userId?: readonly string[];
  ids?: readonly string[];
}
const readIds = ({ userId, ids }: EitherIds): readonly string[] => userId ?? ids ?? [];
const bothIds = (ids: readonly string[]) => ({ userId: [...ids], ids: [...ids] });
const encodeMember = ({ id: memberId, type }: Member): string => (type === null ? memberId : encodeMemberId(memberId, type));

/** Ids of people. */
export const userIds: Codec<EitherIds, string[], { userId: string[]; ids: string[] }> = {
  decode: (wire) => [...readIds(wire)],
  encode: bothIds,
};

/** Members a picker holds. */
export const members: Codec<EitherIds, Member[], { userId: string[]; ids: string[] }> = {
  decode: (wire) => readIds(wire).map(decodeMemberId),
  encode: (model) => bothIds(model.map(encodeMember)),
};

export const chosenPeople: Codec<
  EitherIds & { pagination?: WirePageAsk },
  { members: Member[]; page: PageAsk },
  { userId: string[]; ids: string[]; pagination: Required<WirePageAsk> }
> = {
  decode: (wire) => ({ members: members.decode(wire), page: peoplePage.decode(wire.pagination) }),
  encode: (model) => ({ ...members.encode(model.members), pagination: peoplePage.encode(model.page) }),
};

const idList = list(id);
export const allowedPeople = record({
  departIds: idList,
  positionIds: idList,
  roleIds: idList,
  groupIds: idList,
  userIds: idList,
  page: from('pagination', peoplePage),
});
