import type { RefObject } from 'react';
import { useMessages } from '../../primitives/lingui/index.ts';
import { Panel } from '../../primitives/overlay/index.ts';
import { PopoverPanel } from '../../primitives/popover/index.ts';
import { FootButtons, FootNote } from './Footer.tsx';
import { usePickerAdd, usePickerDraft } from './headless.ts';
import type { Added, PickerSession } from './headless.ts';
import { ChoosePane } from './panes/ChoosePane.tsx';
import { Panes } from './panes/Panes.tsx';
import { TablePanes } from './panes/TablePanes.tsx';
import { pickerSurfaceMessages } from './surfaceMessages.ts';
import { popoverPane } from './TreePicker.css.ts';
import { useText } from './useText.ts';

export interface SurfaceProps {
  readonly session: PickerSession;
  /** The field, for what hangs on it. */
  readonly anchorRef: RefObject<HTMLElement | null>;
  /** Id of a surface that hangs on the field, for what the field controls. */
  readonly panelId?: string;
  /** An entry that was made from beside the field. */
  readonly added?: Added | null;
}

/** Below this a surface for choosing one thing has no room for a second pane. */
const TWO_PANES_FROM_PX = 700;

/** The half of a picker that opens; it arrives on demand. Drawn means open. */
export function Surface(props: SurfaceProps) {
  return props.session.spec.look.surface === 'popover' ? <HangingSurface {...props} /> : <ModalSurface {...props} />;
}

function ModalSurface({ session }: SurfaceProps) {
  const { spec, cancel } = session;
  const { look, body } = spec;
  const textOf = useText();
  const draft = usePickerDraft({ session, messages: useMessages(pickerSurfaceMessages) });
  const { added, onAdd } = usePickerAdd(spec);
  const place = look.surface === 'drawer' ? 'end' : 'center';
  return (
    <Panel
      title={textOf(spec.title)}
      place={place}
      widthPx={look.widthPx}
      bodyFit="edge-to-edge"
      onClose={cancel}
      onConfirm={draft.confirm}
      // What somebody has chosen is not lost by a press beside the dialog. @reading R-215
      guard={session.store.isChanged() ? () => true : undefined}
      footerNote={<FootNote spec={spec} draft={draft} onAdd={onAdd} />}
      footer={<FootButtons onCancel={cancel} onConfirm={draft.confirm} />}
    >
      {body.kind === 'table' ? (
        <TablePanes session={session} draft={draft} table={body} added={added} />
      ) : (
        <Panes
          session={session}
          draft={draft}
          tabs={body.tabs}
          added={added}
          hasPicked={!draft.isSingle || look.widthPx >= TWO_PANES_FROM_PX}
        />
      )}
    </Panel>
  );
}

function HangingSurface({ session, anchorRef, panelId, added = null }: SurfaceProps) {
  const { spec, cancel } = session;
  const textOf = useText();
  const draft = usePickerDraft({ session, messages: useMessages(pickerSurfaceMessages) });
  if (spec.body.kind === 'table')
    throw new Error(
      '[kit] A picker with a table was given a popover, which has no room for it. Give its look the surface “dialog” or “drawer”.',
    );
  return (
    <PopoverPanel
      id={panelId}
      anchorRef={anchorRef}
      label={textOf(spec.title)}
      widthPx={spec.look.widthPx}
      narrow="sheet"
      onClose={cancel}
      onConfirm={draft.isSingle ? undefined : draft.confirm}
    >
      <div className={popoverPane}>
        <ChoosePane session={session} draft={draft} tabs={spec.body.tabs} added={added} isImmediate={draft.isSingle} />
      </div>
      {!draft.isSingle && <FootButtons onCancel={cancel} onConfirm={draft.confirm} />}
    </PopoverPanel>
  );
}
