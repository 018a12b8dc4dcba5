import { useLingui } from '@lingui/react/macro';
import { createContext, memo, use } from 'react';
import type { ReactNode } from 'react';
import { useSteady } from '../../engines/prop-getters/index.ts';
import { useMessages } from '../lingui/index.ts';
import type { PartsProps } from '../parts/index.ts';
import { AnchoredPanel, useIsNarrow } from '../popover/index.ts';
import { rowsFrame } from './ListSearch.css.ts';
import { ListSearch } from './ListSearch.tsx';
import { OptionList } from './OptionList.tsx';
import { useAnnounceMatches, useListFocus } from './headless.ts';
import type { OpenList } from './headless.ts';
import { listMessages } from './messages.ts';
import type { ListPart } from './types.ts';

export interface ListPanelProps extends OpenList, Pick<PartsProps<ListPart>, 'parts'> {
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
  const { parts } = shown;
  const close = useSteady(list.close);
  const content = (
    <>
      <Rows {...shown} label={label} list={list} isStop={Boolean(children)} />
      <FocusOnOpen listId={list.view.id} hasSearch={Boolean(shown.search)} />
      {children}
    </>
  );
  return (
    <Content value={content}>
      <Surface
        {...{ anchorRef, label, minWidthPx, parts }}
        onClose={close}
        narrow="sheet"
        className={parts?.panel?.className}
        style={parts?.panel?.style}
      >
        {SLOT}
      </Surface>
    </Content>
  );
}

type RowsProps = Pick<ListPanelProps, 'label' | 'list' | 'look' | 'search' | 'empty' | 'rows' | 'parts'> & {
  /** The rows are a stop of Tab: what stands under them is one too, and Shift+Tab goes back to them. */
  readonly isStop?: boolean;
};

/** Content of a panel: a search box, and the rows. */
export function Rows({ label, list, look, search, empty, rows, isStop, parts }: RowsProps) {
  const found = search?.found === undefined ? list.view.model.total : search.found;
  useAnnounceMatches(search?.query ?? '', found, useMessages(listMessages));
  return (
    <>
      {search && <ListSearch {...{ list, label, parts }} kind={look.kind} value={search.query} onChange={search.onQuery} />}
      {rows ?? (
        <div className={rowsFrame}>
          <OptionList {...{ label, look, isStop, parts }} list={list.view} empty={empty ?? <NoOptions query={search?.query ?? ''} />} />
        </div>
      )}
    </>
  );
}

/** The focus of a panel that was opened; drawn once, with the panel. */
const FocusOnOpen = memo(function FocusOnOpen({ listId, hasSearch }: { readonly listId: string; readonly hasSearch: boolean }) {
  useListFocus(listId, hasSearch, useIsNarrow());
  return null;
});

function NoOptions({ query }: { readonly query: string }) {
  const { t } = useLingui();
  return query ? t`No option matches “${query}”` : t`No options`;
}
