import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useAnnounce } from '../../engines/environment/index.ts';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { systemClock } from '../../engines/clock/index.ts';
import { createNodeTree, levelAt, nodesOf, shownLevel, sizeOfLevel } from '../../engines/node-source/index.ts';
import type { NodeTree } from '../../engines/node-source/index.ts';
import { useListOpening, useOptionList } from '../option-list/headless.ts';
import { useIsNarrow } from '../popover/headless.ts';
import { cascadeModel, columnRows, isSame, pathTo, treeRows } from './cascadeRows.ts';
import type { CascadeColumn, CascadeModel, CascadeRow, LevelRequests } from './cascadeRows.ts';
import type { CascadeFieldProps, CascadeNode, CascadePath, CascaderMessages } from './types.ts';
import { useCascadeNames } from './useCascadeNames.ts';

/** After the last letter that was committed: contract 1.16. */
const SEARCH_AFTER_MS = 300;

interface CascadeOptions<N extends CascadeNode> extends Pick<CascadeFieldProps<N>, 'source' | 'chooses' | 'disabledReason'> {
  readonly value: readonly CascadePath[];
  readonly onChange: (paths: readonly CascadePath[]) => void;
  readonly cardinality: 'one' | 'many';
  readonly messages: CascaderMessages;
}
const NOTHING: CascadePath = [];

/** Behaviour of a cascade: what is loaded, which levels stand side by side, what is searched for, what is chosen. */
export function useCascade<N extends CascadeNode>(options: CascadeOptions<N>) {
  const { source, value, onChange, chooses = 'leaves', disabledReason, cardinality, messages } = options;
  const announce = useAnnounce();
  const tree = useMemo(() => createNodeTree(source), [source]);
  const state = useExternalStore(tree.subscribe, tree.getSnapshot);
  const named = useCascadeNames(source, value);
  const [query, setQuery] = useState('');
  const [held, setHeld] = useState<readonly string[] | null>(null);
  // It opens at what was chosen last.
  const shownPath = useMemo(() => value.at(-1) ?? NOTHING, [value]);
  const trail = held ?? shownPath.slice(0, -1);
  const isColumns = !useIsNarrow() && query === '';
  const reason = disabledReason ?? messages.cannotChoose;

  const { rows, columns } = useMemo((): { rows: readonly CascadeRow<N>[]; columns: readonly CascadeColumn[] } => {
    const requests: LevelRequests = { more: (at) => tree.send({ type: 'more', at }), retry: (at) => tree.send({ type: 'retry', at }) };
    const isEndTicked = cardinality === 'many' && chooses === 'leaves';
    const ask = { state, chosen: value, isEndTicked, disabledReason: reason, requests };
    if (isColumns) return columnRows(ask, trail);
    const isAnswered = query.trim() === (state.search?.keyword ?? '');
    return { rows: isAnswered ? treeRows(ask) : [WAITING], columns: [] };
  }, [tree, state, value, chooses, cardinality, reason, isColumns, trail, query]);
  const model = useMemo((): CascadeModel<N> => cascadeModel(rows, rows.length), [rows]);

  const list = useOptionList({
    model,
    cardinality,
    query,
    start: { key: shownPath.length > 0 ? `/${shownPath.join('/')}` : null },
    spanOf: isColumns ? (position) => spanOf(columns, position) : undefined,
    onPick(position) {
      const place = model.rowAt(position)?.place;
      if (!place) return;
      if (chooses === 'leaves' && place.isOpen !== null) open(position);
      else choose(place);
    },
    onSideways,
    onSearch: setQuery,
    onToggle: (position) => (model.rowAt(position)?.place?.isOpen ? shut(position) : open(position)),
    onOpenChange(isOpen) {
      setQuery('');
      setHeld(null);
      tree.send({ type: 'search', keyword: '' });
      tree.send({ type: isOpen ? 'start' : 'stop' });
      if (isOpen)
        for (const [depth, id] of shownPath.slice(0, -1).entries())
          tree.send({ type: 'expand', place: { id, above: shownPath.slice(0, depth) } });
    },
  });

  function choose(place: NonNullable<CascadeRow<N>['place']>) {
    const path = pathTo(place);
    named.learn([place.node, ...aboveOf(tree, place.above)]);
    const name = place.node.fullName;
    if (cardinality === 'one') {
      list.close();
      onChange([path]);
      announce(messages.selected(name));
      return;
    }
    const others = value.filter((other) => !isSame(other, path));
    const isChosen = others.length === value.length;
    const next = isChosen ? [...value, path] : others;
    // The columns stay where they are.
    if (isColumns) setHeld(place.above);
    onChange(next);
    announce((isChosen ? messages.selectedMany : messages.deselected)(name, next.length));
  }

  function open(position: number) {
    const place = model.rowAt(position)?.place;
    if (!place) return;
    tree.send({ type: 'expand', place });
    if (isColumns) setHeld([...place.above, place.id]);
  }

  function shut(position: number) {
    const place = model.rowAt(position)?.place;
    if (!place) return;
    if (isColumns) setHeld(place.above);
    else tree.send({ type: 'collapse', place });
  }

  function onSideways(way: 'in' | 'out' | 'siblings', position: number): number | null {
    const place = model.rowAt(position)?.place;
    if (!place || way === 'siblings') return null;
    if (way === 'in') {
      if (place.isOpen === false) open(position);
      if (!place.isOpen) return null;
      const next = columns.find(({ from }) => from > position);
      return isColumns ? (next ? next.from : null) : position + 1;
    }
    if (place.isOpen) shut(position);
    return place.isOpen || place.above.length === 0 ? null : model.positionOf(`/${place.above.join('/')}`);
  }

  // Another source while the list is open: it is asked at once.
  const isOpen = list.isOpen;
  useEffect(() => {
    if (isOpen) tree.send({ type: 'start' });
    return () => tree.send({ type: 'stop' });
    // oxlint-disable-next-line react/exhaustive-deps -- opening and closing send theirs
  }, [tree]);
  useSearch(tree, query);
  useAnnounceLoaded(tree, trail.at(-1) ?? null, messages.loaded);
  const opening = useListOpening({ list, kind: 'tree', hasSearch: true });
  const shown = shownLevel(state);
  const isFound = query.trim() === (state.search?.keyword ?? '') && shown.status !== 'loading';
  return {
    ...named,
    opening,
    list,
    query,
    setQuery,
    columns,
    isColumns,
    found: isFound ? Math.max(sizeOfLevel(shown), nodesOf(shown).length) : null,
  };
}

const WAITING = { key: '/\0end', place: null, shown: { kind: 'end', status: 'loading' } } as const;

function spanOf(columns: readonly CascadeColumn[], position: number): readonly [number, number] {
  const column = columns.find(({ from, end }) => position >= from && position < end);
  return column ? [column.from, column.end - 1] : [position, position];
}

/** The loaded nodes of a path, so that their names need not be asked for. */
function aboveOf<N extends CascadeNode>(tree: NodeTree<N>, above: readonly string[]): N[] {
  const state = tree.getSnapshot();
  return above.flatMap((id, depth) => {
    const parent = above[depth - 1];
    const level = levelAt(state, parent === undefined ? { at: 'root' } : { at: 'under', parent });
    return level ? nodesOf(level).filter((node) => node.id === id) : [];
  });
}

/** Asks for what was typed once nothing more is; nothing typed leads back at once. */
function useSearch<N extends CascadeNode>(tree: NodeTree<N>, query: string) {
  useEffect(() => {
    const send = () => tree.send({ type: 'search', keyword: query });
    if (query !== '') return systemClock.after(SEARCH_AFTER_MS, send);
    send();
    return undefined;
  }, [tree, query]);
}

/** Says how many rows a level that was opened has brought. */
function useAnnounceLoaded<N extends CascadeNode>(tree: NodeTree<N>, parent: string | null, loaded: (count: number) => string) {
  const announce = useAnnounce();
  const say = useEffectEvent((count: number) => announce(loaded(count)));
  useEffect(() => {
    if (parent === null) return undefined;
    const sizeNow = () => {
      const level = levelAt(tree.getSnapshot(), { at: 'under', parent });
      return level?.status === 'loaded' || level?.status === 'empty' ? nodesOf(level).length : null;
    };
    let before = sizeNow();
    return tree.subscribe(() => {
      const now = sizeNow();
      if (now !== null && now !== before) say(now);
      before = now ?? before;
    });
  }, [tree, parent]);
}
