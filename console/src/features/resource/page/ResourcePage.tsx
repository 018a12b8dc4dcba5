import { useLingui } from '@lingui/react/macro';
import { onFirstInteraction } from '@milepost/kit/engines/clock';
import { useEffect, useMemo, useState } from 'react';
import { lazyDialog } from '../../../lazy/index.ts';
import { useMenuName } from '../../../auth/useMenuName.ts';
import { BUTTONS, PermissionProvider, useCan } from '../../../permissions/index.ts';
import type { PermissionWorld } from '../../../permissions/index.ts';
import { LoadFailed } from '@milepost/kit/state-panel';
import { lazyPart, useLazyPart } from '@milepost/kit/lazy';
import { useHeld } from '../../../data/useHeld.ts';
import { LazyShortcut } from '../../list-page/index.ts';
import { isWhollyPermitted } from '../definition/isWhollyPermitted.ts';
import { resourceForNode } from '../definition/resourceForNode.ts';
import { useSideNodes } from '../list/side-tree/useSideNodes.ts';
import { resourceForView } from '../definition/resourceForView.ts';
import { readableResource } from '../definition/readable.ts';
import { ListDrafts } from './ListDrafts.tsx';
import { NOTHING, opensOf } from './openDialog.ts';
import type { OpenDialog } from './openDialog.ts';
import { OpenedOverList } from './OpenedOverList.tsx';
import { ResourceForm } from './ResourceFormDialog.ts';
import { ResourceListing } from './ResourceListing.tsx';
import type { AnyResource, AnyRow, Tool } from '../definition/types.ts';
import { stepsOf } from '../form/stepsOf.ts';
import { useEditPlace } from './useEditPlace.ts';
import { useCreatedRow } from '../list/useCreatedRow.ts';
import { useLazyActions } from '../actions/useLazyActions.ts';
import { useCarriedActions } from '../actions/useCarriedActions.tsx';
import { usePageSearch } from '../../../routing/index.ts';
import { resourceSearch } from '../list/resourceSearch.ts';
import { useResourceList } from '../list/useResourceList.ts';
import { useFocusReturn } from '../list/useFocusReturn.ts';
import * as css from '../list/Resource.css.ts';
import { sheet } from '../../list-page/sheet.css.ts';

const RowEditing = lazyDialog(() => import('../extensions/row-edit/RowEditing.tsx'));
/** Most people see every column and field: what leaves some of them out comes for the others. */
const permitting = lazyPart(async () => (await import('../definition/permitted.ts')).permittedResource);

/** Id in the address of a record that does not exist yet. */
const NEW = 'new';

interface ResourcePageProps {
  readonly resource: AnyResource;
  /** Part of a dialog, a drawer or a tab that says what it is; the keys of the page are not for it. @defaultValue false */
  readonly isPart?: boolean;
  /** Path of the menu's address, without the slash at the start: the page is called what its entry is called. */
  readonly path?: string | undefined;
}

/** Rights over records of one's own: nothing is judged here, the server judges all the same. */
const OWN: PermissionWorld = { permissions: new Map(), judge: false, modelId: null, judged: { columns: false, fields: false } };

/** A screen as it is declared: list, tree beside it, filters, actions, and the form over it. @source admin §2–§9 */
export function ResourcePage(props: ResourcePageProps) {
  if (props.resource.isOwn !== true) return <OfNode {...props} />;
  return (
    <PermissionProvider value={OWN}>
      <OfNode {...props} />
    </PermissionProvider>
  );
}

/** The screen of the chosen node, where each node of the tree beside it has one of its own; that one is called what the node is called. */
function OfNode({ resource, path, ...props }: ResourcePageProps) {
  const { sidebar } = resource.list;
  const address = useMemo(() => resourceSearch(resource), [resource]);
  const asked = usePageSearch(address).node;
  const isOwn = sidebar?.screenOf !== undefined;
  const { node } = useSideNodes(isOwn ? sidebar : undefined, isOwn ? asked : null);
  const ofNode = useMemo(() => resourceForNode(resource, node), [resource, node]);
  return <Permitted resource={ofNode} path={node ? undefined : path} {...props} />;
}

/** The screen as this person may see it. What stands in a drawer is judged by its own calls: the menu entry's columns are those of its page. */
function Permitted({ resource, isPart = false, path }: ResourcePageProps) {
  const can = useCan();
  const readable = useMemo(() => (isPart ? resource : readableResource(resource, can)), [resource, isPart, can]);
  const isWhole = useMemo(() => isPart || isWhollyPermitted(readable, can), [isPart, readable, can]);
  const state = useLazyPart(permitting, !isWhole);
  const permit = state.status === 'here' ? state.part : undefined;
  const permitted = useHeld(useMemo(() => (isWhole ? readable : permit?.(readable, can)), [isWhole, readable, permit, can]));
  if (permitted) return <Screen resource={permitted} isPart={isPart} path={path} />;
  return state.status === 'failed' && <LoadFailed onRetry={() => void permitting.fetch().catch(() => undefined)} />;
}

function Screen({ resource: permitted, isPart = false, path }: ResourcePageProps) {
  const { i18n } = useLingui();
  const can = useCan();
  const name = useMenuName(path);
  const list = useResourceList(permitted);
  const nodes = useSideNodes(permitted.list.sidebar, list.search.node);
  const { view } = list.search;
  const resource = useMemo(() => resourceForView(permitted, view), [permitted, view]);
  const { list: declared, words, form } = resource;
  const [open, setOpen] = useState<OpenDialog>(NOTHING);
  const close = () => setOpen(NOTHING);
  const { open: asked } = list.search;
  // A link may name a record where nobody can change any.
  const opened = asked === NEW || form?.update !== undefined ? asked : null;
  const isForm = form !== null && (open.kind === 'new' || open.kind === 'copy' || opened !== null);
  const place = useEditPlace({ resource, list, isForm, opened: opened === NEW ? null : opened, isCopy: open.kind === 'copy' });
  const isPage = form?.frame === 'page' || place.is === 'rows';
  const leave = useFocusReturn(isForm && isPage);
  const { revealed, onMade } = useCreatedRow(list, isForm);
  const parts = useLazyActions(resource);
  const [actions, carrier] = useCarriedActions(resource, opensOf({ resource, list, place, parts, leave, setOpen }));
  const mayAdd = form !== null && resource.actions.adds !== false && can.button(BUTTONS.add);
  const addHere = () => {
    leave();
    if (isPage) list.open(NEW);
    else setOpen({ kind: 'new', parent: null });
  };
  const add = mayAdd ? addHere : null;
  const openTool = (tool: Tool) => {
    if ('call' in tool) void actions.callTool(tool);
    else if ('opens' in tool) setOpen({ kind: 'tool', part: parts.tool(tool) });
  };
  // Where records are made by a tool, the key is its.
  const main = resource.actions.tools?.find(({ isMain, code }) => isMain === true && (code === null || can.button(code)));
  const makes = add ? { label: words.add, run: add } : main && { label: main.label, run: () => openTool(main) };
  // What opens on a press is here before somebody presses.
  useEffect(() => (form ? onFirstInteraction(ResourceForm.prepare) : undefined), [form]);
  const closeForm = () => {
    close();
    if (opened !== null) list.open(null);
  };
  const again = () => setOpen(open);
  const stepsTo = (row: AnyRow, onStep: (row: AnyRow) => void) =>
    stepsOf({ ...list, rows: list.flat }, row, declared.shape === 'paged' && declared.isUnpaged !== true, onStep);
  const continueWith = (record: string | null) => {
    leave();
    if (record !== null) list.open(record);
    else addHere();
  };
  const openRows = () => list.rows[0] && continueWith(list.rows[0].id);
  return (
    <div className={sheet}>
      {carrier}
      {makes && !isPart && <LazyShortcut command={{ id: 'new', group: 'page', label: i18n._(makes.label), keys: 'N', run: makes.run }} />}
      <div className={isForm && isPage ? css.hidden : css.rows}>
        <ResourceListing
          resource={resource}
          list={list}
          nodes={nodes}
          actions={actions}
          add={add}
          isPart={isPart}
          name={name}
          revealed={revealed}
          openTool={openTool}
          notice={
            <ListDrafts
              resource={resource}
              mayAdd={mayAdd}
              hasRows={list.rows.length > 0}
              onOpen={continueWith}
              onOpenTool={openTool}
              onOpenRows={openRows}
            />
          }
        />
      </div>
      {isForm && place.is === 'rows' && (
        <RowEditing
          resource={resource}
          rows={list.rows}
          id={opened === null || opened === NEW ? null : opened}
          at={{ parent: null, node: list.search.node }}
          mayAdd={mayAdd}
          onClose={closeForm}
          onAgain={again}
        />
      )}
      {isForm && place.is === 'form' && (
        <ResourceForm
          key={opened ?? open.kind}
          resource={resource}
          id={opened === null || opened === NEW ? null : opened}
          row={list.flat.find(({ id }) => id === opened)}
          at={{ parent: open.kind === 'new' ? open.parent : null, node: list.search.node }}
          {...(open.kind === 'copy' && { copyOf: open })}
          steps={opened === null ? undefined : stepsTo({ id: opened }, (row) => list.open(row.id))}
          onSaved={() => {
            if (opened === null || opened === NEW) onMade();
            if (open.kind === 'new' && open.parent) list.branches.open(open.parent.id);
          }}
          onClose={closeForm}
          onAgain={again}
        />
      )}
      <OpenedOverList resource={resource} list={list} open={open} setOpen={setOpen} stepsTo={stepsTo} />
    </div>
  );
}
