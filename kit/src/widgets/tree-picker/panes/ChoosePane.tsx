import { PickTree } from '../../../primitives/pick-tree/index.ts';
import { Tabs } from '../../../primitives/tabs/index.ts';
import { usePickerPane } from '../headless.ts';
import type { PickerPaneOptions } from '../headless.ts';
import type { PickerNode } from '../types.ts';
import { Face, hasFace } from './Face.tsx';
import { choosePane, paneBody, searchRow, tabRow } from './panes.css.ts';
import { PaneSearch } from './PaneSearch.tsx';
import { RecentStrip } from './RecentStrip.tsx';

const faceOf = (node: PickerNode) => hasFace(node) && <Face node={node} size="small" />;

/** Pane one chooses in: a search box, tabs where there are several panes, and the tree or list of the one in front. */
export function ChoosePane(props: Omit<PickerPaneOptions, 'lead'>) {
  const { session, draft } = props;
  const pane = usePickerPane({ ...props, lead: faceOf });
  const body = (
    <div className={paneBody}>
      <RecentStrip session={session} draft={draft} />
      <PickTree key={pane.rowsKey} {...pane.rows} nothing={pane.nothing} />
    </div>
  );
  return (
    <div {...pane.getPaneProps({ className: choosePane })}>
      {pane.search && (
        <div {...pane.getSearchAreaProps({ className: searchRow })}>
          <PaneSearch search={pane.search} />
        </div>
      )}
      {pane.tabs.length > 1 ? (
        <div className={tabRow}>
          <Tabs label={pane.title} tabs={pane.tabs} selectedId={pane.tabId} onSelect={pane.selectTab} activation="manual" fit="fill">
            {body}
          </Tabs>
        </div>
      ) : (
        body
      )}
    </div>
  );
}
