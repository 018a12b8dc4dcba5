import { OwnPickedRows } from '../../../primitives/picked-list/examples/OwnPickedList.tsx';
import { OwnRows } from '../../../primitives/pick-tree/examples/OwnPickTree.tsx';
import { OwnSearchBox } from '../../../primitives/search-field/examples/OwnSearchField.tsx';
import { tabPanelProps, tabProps, useTabs } from '../../../primitives/tabs/headless.ts';
import { useChosenList, usePastedNames, usePickerPane, useRecentChoices } from '../headless.ts';
import type { PastedNamesOptions, PickerPaneOptions } from '../headless.ts';

type Part = Pick<PickerPaneOptions, 'session' | 'draft'>;

/** The last choices as buttons. */
function Recent(part: Part) {
  const recent = useRecentChoices(part);
  if (recent.views.length === 0) return null;
  return (
    <div>
      <b {...recent.getHeadingProps()}>最近の選択</b>
      <span {...recent.getToolbarProps()}>
        {recent.views.map((view) => (
          <button key={view.identity} {...recent.recentProps(view, { className: 'own' })}>
            {view.name}
          </button>
        ))}
      </span>
    </div>
  );
}

/** The pane one chooses in. */
export function ChooseIn(options: PickerPaneOptions) {
  const pane = usePickerPane(options);
  const tabs = useTabs({
    label: pane.title,
    tabs: pane.tabs,
    selectedId: pane.tabId,
    onSelect: pane.selectTab,
    activation: 'manual',
  });
  const rows = (
    <>
      <Recent session={options.session} draft={options.draft} />
      <OwnRows key={pane.rowsKey} {...pane.rows} />
    </>
  );
  return (
    <div {...pane.getPaneProps()}>
      {pane.search && (
        <div {...pane.getSearchAreaProps()}>
          <OwnSearchBox {...pane.search.box} />
        </div>
      )}
      {pane.tabs.length > 1 ? (
        <>
          <div {...tabs.getListProps()}>
            {tabs.tabs.map((view) => (
              <button key={view.id} {...tabProps(view)}>
                {view.item.label}
              </button>
            ))}
          </div>
          {tabs.panels.map((view) => (
            <div key={view.id} {...tabPanelProps(view)}>
              {rows}
            </div>
          ))}
        </>
      ) : (
        rows
      )}
    </div>
  );
}

/** The pane of what is chosen. */
export function Chosen({ session, draft, onPaste }: Part & { readonly onPaste?: (() => void) | undefined }) {
  const chosen = useChosenList({ session, draft });
  return (
    <section aria-label={chosen.list.label}>
      <h3 {...chosen.getHeadingProps()}>
        {chosen.list.label} {chosen.count}
      </h3>
      {chosen.search && <OwnSearchBox {...chosen.search} />}
      <OwnPickedRows {...chosen.list} />
      <button {...chosen.getClearProps()}>一覧を空にする</button>
      {draft.canUndo && <button onClick={draft.undo}>元に戻す</button>}
      {onPaste && <button onClick={onPaste}>名簿を貼り付ける</button>}
    </section>
  );
}

/** The pane names are pasted in. */
export function PasteNames(options: PastedNamesOptions) {
  const names = usePastedNames(options);
  return (
    <section {...names.getPasteProps()} aria-label="名簿の貼り付け">
      <textarea {...names.getTextProps()} aria-label="氏名または番号" />
      <button onClick={names.look}>調べて選ぶ</button>
      {names.error && <p>{names.error}</p>}
      {names.result?.open.map((name) => (
        <p key={name.text}>
          {name.text}
          {name.kind === 'notFound' && '：見つかりません'}
          {name.kind === 'ambiguous' &&
            name.nodes.map((node) => (
              <button key={node.id} {...names.candidateProps(node)}>
                {node.fullName} {node.code}
              </button>
            ))}
        </p>
      ))}
    </section>
  );
}
