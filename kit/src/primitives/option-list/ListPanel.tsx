import { useLingui } from '@lingui/react/macro';
import { createContext, memo, use, useCallback, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { AnchoredPanel, useIsNarrow } from '../popover/index.ts';
import { rowsFrame } from './ListSearch.css.ts';
import { ListSearch, searchId, useAnnounceMatches } from './ListSearch.tsx';
import { OptionList } from './OptionList.tsx';
import type { ListLook } from './types.ts';
import type { OptionListState } from './useOptionList.ts';

/** Search in an open list. */
export interface ListQuery {
  /** The committed text: what an input method composes is not searched for. */
  readonly query: string;
  /** Number of rows it found; null while nobody knows. As many as there are when left out. */
  readonly found?: number | null;
  readonly onQuery: (query: string) => void;
}

export interface ListPanelProps {
  /** The box of the field. */
  readonly anchorRef: RefObject<HTMLElement | null>;
  /** Name of the field. */
  readonly label: string;
  readonly list: OptionListState;
  /** A stable object. */
  readonly look: ListLook;
  /** About the width the widest row needs; the panel is never narrower than its field. */
  readonly minWidthPx?: number;
  /** A search box above the rows. */
  readonly search?: ListQuery | null;
  /** Stands where the rows would be, when there are none; “no options”, or what was searched in vain, when left out. */
  readonly empty?: ReactNode;
  /** Takes the place of the rows: a tree in columns. */
  readonly rows?: ReactNode;
  /** Under the rows. */
  readonly children?: ReactNode;
}

const Content = createContext<ReactNode>(null);
const Slot = () => use(Content);
const SLOT = <Slot />;
/** Drawn once: what is in it changes with every key, and need not be placed again. */
const Surface = memo(AnchoredPanel);

/**
 * The open list of a field: a search box where there is one, the rows, and what stands under them. Draw it while
 * `list.isOpen`. On a narrow screen it is a sheet. @reading R-243
 */
export function ListPanel({ anchorRef, label, list, minWidthPx, children, ...shown }: ListPanelProps) {
  const latest = useRef(list.close);
  useLayoutEffect(() => {
    latest.current = list.close;
  });
  const close = useCallback(() => latest.current(), []);
  const content = (
    <>
      <Rows {...shown} label={label} list={list} isStop={Boolean(children)} />
      <FocusOnOpen listId={list.view.id} hasSearch={Boolean(shown.search)} />
      {children}
    </>
  );
  return (
    <Content value={content}>
      <Surface anchorRef={anchorRef} label={label} onClose={close} narrow="sheet" minWidthPx={minWidthPx}>
        {SLOT}
      </Surface>
    </Content>
  );
}

type RowsProps = Pick<ListPanelProps, 'label' | 'list' | 'look' | 'search' | 'empty' | 'rows'> & {
  /** The rows are a stop of Tab: what stands under them is one too, and Shift+Tab goes back to them. */
  readonly isStop?: boolean;
};

/** Content of a panel: a search box, and the rows. */
export function Rows({ label, list, look, search, empty, rows, isStop }: RowsProps) {
  useAnnounceMatches(search?.query ?? '', search?.found === undefined ? list.view.model.total : search.found);
  return (
    <>
      {search && <ListSearch list={list} kind={look.kind} label={label} value={search.query} onChange={search.onQuery} />}
      {rows ?? (
        <div className={rowsFrame}>
          <OptionList
            list={list.view}
            label={label}
            look={look}
            isStop={isStop}
            empty={empty ?? <NoOptions query={search?.query ?? ''} />}
          />
        </div>
      )}
    </>
  );
}

/**
 * Focus of an opened panel: on the search box, where there is one. A sheet covers the field: the rows take the focus then, not the
 * search box, because a keyboard would come up and cover them.
 */
const FocusOnOpen = memo(function FocusOnOpen({ listId, hasSearch }: { readonly listId: string; readonly hasSearch: boolean }) {
  const isSheet = useIsNarrow();
  useLayoutEffect(() => {
    const place = document.getElementById(hasSearch && !isSheet ? searchId(listId) : listId);
    if (!isSheet && !hasSearch) return;
    place?.focus({ preventScroll: true });
  }, [isSheet, hasSearch, listId]);
  return null;
});

function NoOptions({ query }: { readonly query: string }) {
  const { t } = useLingui();
  return query ? t`No option matches “${query}”` : t`No options`;
}
