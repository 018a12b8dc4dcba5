import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@milepost/kit/button';
import { TextField } from '@milepost/kit/text-field';
import { itemOf, memberOf, roleOf, textOf } from '@milepost/openapi/domains/design';
import type { DesignNode, NodeId } from '@milepost/openapi/domains/design';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide';
import { useEffect, useRef } from 'react';
import { useDesign, useDesigner } from '../../designer/useDesigner.ts';
import { useNewItems } from '../../designer/useNewItems.ts';
import * as css from '../editors/editors.css.ts';

/** Parts of a layout: its tabs and folds by their titles, or the rows and columns of its cells; nothing for any other control. */
export function LayoutItems({ id }: { readonly id: NodeId }) {
  const tree = useDesign(({ document }) => document.tree);
  const node = tree.nodes.get(id);
  if (!node) return null;
  const item = itemOf(roleOf(tree, node));
  if (item === 'tableGridTr') return <Cells node={node} />;
  if (item === 'tabItem' || item === 'collapseItem') return <Panes node={node} item={item} />;
  return null;
}

function Panes({ node, item }: { readonly node: DesignNode; readonly item: 'tabItem' | 'collapseItem' }) {
  const { t } = useLingui();
  const designer = useDesigner();
  const newItems = useNewItems();
  const tree = useDesign(({ document }) => document.tree);
  const panes = (node.children ?? []).flatMap((id) => tree.nodes.get(id) ?? []);
  const box = useRef<HTMLFieldSetElement>(null);
  const goTo = useRef<string | null>(null);
  useEffect(() => {
    if (goTo.current !== null) box.current?.querySelector<HTMLElement>(goTo.current)?.focus();
    goTo.current = null;
  });
  const keep = () => designer.run({ do: 'select', ids: [node.id] });
  function add() {
    const command = newItems(tree, node.id)[item];
    if (!command || !designer.run(command)) return;
    goTo.current = `[data-item="${panes.length}"] input`;
  }
  function move(at: number, to: number) {
    const pane = panes[at];
    if (!pane || !designer.run({ do: 'move', ids: [pane.id], at: { into: node.id, at: to > at ? to + 1 : to } })) return;
    keep();
    goTo.current = `[data-item="${to}"] [data-moves="${to < at ? 'up' : 'down'}"] button:not([disabled])`;
  }
  function remove(pane: DesignNode, at: number) {
    if (!designer.run({ do: 'remove', ids: [pane.id], uses: 'follow' })) return;
    keep();
    goTo.current = panes.length > 1 ? `[data-item="${Math.min(at, panes.length - 2)}"] input` : '[data-add] button';
  }
  const legend = item === 'tabItem' ? t({ message: 'Tabs', context: 'setting' }) : t({ message: 'Folds', context: 'setting' });
  return (
    <fieldset ref={box} className={css.group} disabled={designer.isReadOnly}>
      <legend className={css.legend}>{legend}</legend>
      {panes.map((pane, at) => {
        const title = textOf(memberOf(pane.own, 'title'));
        const number = at + 1;
        return (
          <div key={pane.id} data-item={at} className={css.pane}>
            <TextField
              label={item === 'tabItem' ? t`Title of tab ${number}` : t`Title of fold ${number}`}
              value={title}
              onChange={(next) => {
                designer.run({ do: 'set', target: { node: pane.id }, path: ['title'], value: next });
                keep();
              }}
            />
            <span className={css.paneTools}>
              <span data-moves="up">
                <IconButton
                  icon={ArrowUp}
                  size="row"
                  label={t`Move “${title}” up`}
                  isDisabled={at === 0}
                  onPress={() => move(at, at - 1)}
                />
              </span>
              <span data-moves="down">
                <IconButton
                  icon={ArrowDown}
                  size="row"
                  label={t`Move “${title}” down`}
                  isDisabled={number === panes.length}
                  onPress={() => move(at, number)}
                />
              </span>
              <IconButton
                icon={Trash2}
                size="row"
                label={t`Take out “${title}” with what is in it`}
                isDisabled={panes.length === 1}
                onPress={() => remove(pane, at)}
              />
            </span>
          </div>
        );
      })}
      <div className={css.tools} data-add="">
        <Button icon={Plus} onPress={add}>
          {item === 'tabItem' ? t`Add a tab` : t`Add a fold`}
        </Button>
      </div>
    </fieldset>
  );
}

/** Rows and columns of a grid of cells; those that are taken out take what is in them along. */
function Cells({ node }: { readonly node: DesignNode }) {
  const { t } = useLingui();
  const designer = useDesigner();
  const newItems = useNewItems();
  const tree = useDesign(({ document }) => document.tree);
  const rows = (node.children ?? []).flatMap((id) => tree.nodes.get(id) ?? []);
  const columns = Math.max(0, ...rows.map((row) => row.children?.length ?? 0));
  const add = (what: 'tableGridTr' | 'column') => {
    const command = newItems(tree, node.id)[what];
    if (command) designer.run(command);
  };
  const takeOut = (ids: readonly NodeId[]) => {
    if (designer.run({ do: 'remove', ids, uses: 'follow' })) designer.run({ do: 'select', ids: [node.id] });
  };
  const lastRow = rows.at(-1);
  const lastCells = rows.flatMap(({ children }) => (children && children.length === columns ? children.slice(-1) : []));
  const rowCount = rows.length;
  return (
    <fieldset className={css.group} disabled={designer.isReadOnly}>
      <legend className={css.legend}>{t`${rowCount} rows × ${columns} columns`}</legend>
      <div className={css.tools}>
        <Button icon={Plus} onPress={() => add('tableGridTr')}>{t`Add a row`}</Button>
        <Button icon={Plus} onPress={() => add('column')}>{t`Add a column`}</Button>
      </div>
      <div className={css.tools}>
        <Button
          icon={Trash2}
          variant="text"
          isDisabled={rowCount < 2}
          onPress={() => lastRow && takeOut([lastRow.id])}
        >{t`Take out the last row`}</Button>
        <Button
          icon={Trash2}
          variant="text"
          isDisabled={columns < 2}
          onPress={() => takeOut(lastCells)}
        >{t`Take out the last column`}</Button>
      </div>
    </fieldset>
  );
}
