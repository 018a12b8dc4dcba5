import { startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '../../engines/clock/index.ts';
import { useEnvironment } from '../../engines/environment/index.ts';
import { AnchoredDraft } from '../popover/index.ts';
import { Rows } from './ListPanel.tsx';
import type { ListPanelProps } from './ListPanel.tsx';

export type ListWarmUpProps = Pick<ListPanelProps, 'anchorRef' | 'minWidthPx' | 'list' | 'look' | 'label' | 'search' | 'parts'>;

/** Number of times it is drawn: once as it is, then with other rows, as a search will do. */
const PASSES = 4;
/** One list for all of a page: after it the next one opens twice as fast, whichever it is. */
const page = { isWarm: false };

/**
 * Draws the list of a closed field in an idle moment, once for all fields of a page, and takes it away before anybody
 * could see, hear or reach it. The code that draws a list has then run, and the browser has styled and laid one out where
 * it will lie: the first opening is as fast as the second.
 */
export function ListWarmUp(props: ListWarmUpProps) {
  const { layerHost } = useEnvironment();
  const [pass, setPass] = useState(0);
  const hasRows = props.list.view.model.count > 0;
  useEffect(() => {
    if (page.isWarm || !hasRows) return undefined;
    return whenIdle(() => {
      if (page.isWarm) return;
      page.isWarm = true;
      startTransition(() => setPass(1));
    });
  }, [hasRows]);
  const next = useCallback(() => setPass((now) => (now + 1) % (PASSES + 1)), []);
  return pass > 0 && createPortal(<Draft {...props} pass={pass} onDrawn={next} />, layerHost());
}

interface DraftProps extends ListWarmUpProps {
  readonly pass: number;
  readonly onDrawn: () => void;
}

function Draft({ pass, onDrawn, list, anchorRef, minWidthPx, ...rows }: DraftProps) {
  // In the same breath, so that no frame, no reader and no key meets it.
  useLayoutEffect(onDrawn, [pass, onDrawn]);
  const { model } = list.view;
  const shifted = { ...model, row: (position: number) => model.row((position + pass) % model.count) };
  return (
    <AnchoredDraft anchorRef={anchorRef} minWidthPx={minWidthPx}>
      <Rows {...rows} list={{ ...list, view: { ...list.view, model: shifted, active: 0, movedBy: 'key' } }} />
    </AnchoredDraft>
  );
}
