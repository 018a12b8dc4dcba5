import { useLingui } from '@lingui/react/macro';
import { useKit } from '@milepost/kit/kit-provider';
import { labelOf } from '@milepost/openapi/domains/design';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useDesigner } from '../designer/useDesigner.ts';
import { KIND_WORDS, kindWord } from '../kinds/kindWords.ts';
import { DraggingProvider, createDragging, useDragging } from './dragging.ts';
import * as css from './Canvas.css.ts';

interface DragAreaProps {
  /** Scrolling box of the canvas. */
  readonly canvas: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** Area over which controls are dragged: from the palette, and from place to place. */
export function DragArea({ canvas, children }: DragAreaProps) {
  const { i18n } = useLingui();
  const { layerHost } = useKit();
  const designer = useDesigner();
  const dragging = useMemo(
    () => createDragging({ designer, canvas, labelOf: (kind) => i18n._(KIND_WORDS[kind]) }),
    [designer, canvas, i18n],
  );
  useEffect(() => dragging.stop, [dragging]);
  return (
    <DraggingProvider value={dragging}>
      {children}
      {createPortal(<Dropping />, layerHost)}
    </DraggingProvider>
  );
}

/** Line where it would be dropped, and what is dragged beside the pointer. */
function Dropping() {
  const { i18n } = useLingui();
  const { state } = useDesigner();
  const { drag: atom } = useDragging();
  const drag = useSyncExternalStore(
    (listener) => atom.listen(listener),
    () => atom.get(),
  );
  if (!drag) return null;
  const { dragged, ids, x, y, drop, refusal } = drag;
  const { tree } = state().document;
  const names = ids.map((id) => labelOf(tree.nodes.get(id) ?? { own: null })).join('、');
  const isArea = drop !== null && drop.mark.right - drop.mark.left > 8 && drop.mark.bottom - drop.mark.top > 8;
  return (
    <>
      {drop && (
        <div
          className={isArea ? css.dropWithin : css.drop}
          data-refused={refusal !== null}
          style={{
            left: drop.mark.left,
            top: drop.mark.top,
            width: drop.mark.right - drop.mark.left,
            height: drop.mark.bottom - drop.mark.top,
          }}
        />
      )}
      <div className={css.ghost} style={{ left: x + 12, top: y + 12 }}>
        {'kind' in dragged ? i18n._(kindWord(dragged.kind)) : names}
        {refusal && <div className={css.reason}>{i18n._(refusal)}</div>}
      </div>
    </>
  );
}
