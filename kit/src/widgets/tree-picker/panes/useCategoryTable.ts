import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../../engines/environment/index.ts';
import { useExternalStore } from '../../../engines/external-store/index.ts';
import { createNodeTree } from '../../../engines/node-source/index.ts';
import type { NodeSource } from '../../../engines/node-source/index.ts';
import { createPagedList, isEmptyList, sizeOfList } from '../../../engines/paged-list/index.ts';
import type { PagedListState } from '../../../engines/paged-list/index.ts';
import { limitRequests } from '../../../primitives/pick-tree/headless.ts';
import { reloadOpen } from '../revealNode.ts';
import type { CategoryTable, PickerNode, PickerSpec, TableAsk } from '../types.ts';
import type { Added } from './useAdded.ts';
import { useKeyword } from './useKeyword.ts';

/** Id of the entry above all categories; no server has it. */
const ALL_ID = '~all';

/** The categories below one entry that stands for all of them. */
function withAll({ categories, all }: CategoryTable): NodeSource<PickerNode> {
  const top: PickerNode = {
    id: ALL_ID,
    fullName: typeof all === 'string' ? all : '',
    words: typeof all === 'string' ? undefined : all,
    isLeaf: true,
  };
  return {
    async load(at, page, signal) {
      const level = await categories.load(at, page, signal);
      if (at.at !== 'root' || page.pageNumber > 1) return level;
      return { ...level, nodes: [top, ...level.nodes], total: level.total && level.total + 1 };
    },
    resolve: (ids, signal) => categories.resolve(ids, signal),
  };
}

/** A tree of categories and the rows of the one that is chosen; the keyboard stays in the tree while the rows change. */
export function useCategoryTable({ search }: PickerSpec, table: CategoryTable, added: Added | null, found: (count: number) => string) {
  const [tree] = useState(() => createNodeTree(limitRequests(withAll(table))));
  const [list] = useState(() =>
    createPagedList<TableAsk, PickerNode>({
      async load(ask, page, signal) {
        const { nodes, total } = await table.rows(ask, page, signal);
        return { rows: nodes, total };
      },
      idOf: ({ id }) => id,
    }),
  );
  const [categoryId, setCategoryId] = useState(ALL_ID);
  const words = useKeyword(search?.by === 'typing');
  const { keyword } = words;
  const rows = useExternalStore(list.subscribe, list.getSnapshot);
  useAnnounceCount(rows, found);

  useEffect(() => {
    tree.send({ type: 'start' });
    return () => tree.send({ type: 'stop' });
  }, [tree]);
  useEffect(() => {
    list.send({ type: 'ask', question: { categoryId: categoryId === ALL_ID ? null : categoryId, keyword } });
    return () => list.send({ type: 'stop' });
  }, [list, categoryId, keyword]);
  useEffect(() => {
    if (!added) return;
    reloadOpen(tree);
    list.send({ type: 'refresh' });
  }, [added, tree, list]);

  return { tree, list, rows, isEmpty: isEmptyList(rows), total: sizeOfList(rows), categoryId, setCategoryId, ...words };
}

/** Announces how many rows there are whenever another category or keyword has been answered. */
function useAnnounceCount({ question, pageCount, rows, total }: PagedListState<TableAsk, PickerNode>, found: (count: number) => string) {
  const announce = useAnnounce();
  const said = useRef<TableAsk | null>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (pageCount !== 1 || question === null || said.current === question) return;
    said.current = question;
    if (!isFirst.current) announce(found(Math.max(rows.length, total)));
    isFirst.current = false;
  }, [question, pageCount, rows, total, announce, found]);
}
