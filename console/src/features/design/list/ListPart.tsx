import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { EmptyState } from '@milepost/kit/empty-state';
import { SurroundingsProvider, prepareEditors } from '@milepost/kit/forms/render';
import { Segmented } from '@milepost/kit/segmented';
import { useEffect, useRef, useState } from 'react';
import { useConsoleSurroundings } from '../../resource/form/useSurroundings.ts';
import { useDesigner } from '../designer/useDesigner.ts';
import { columnSheet } from './columnSheet.ts';
import { LIST_FEEDS } from './feeds.ts';
import type { SampleKind } from '../samples/sampleRows.ts';
import { useWantedPlace } from '../problems/wantedPlace.ts';
import type { WantedPlace } from '../problems/wantedPlace.ts';
import { itemAt, listIn } from './listItems.ts';
import type { ListOwner, OpenItem } from './listItems.ts';
import { ListLines } from './ListLines.tsx';
import * as css from './ListPart.css.ts';
import { ListPreview } from './ListPreview.tsx';
import { ListSheets } from './ListSheets.tsx';
import { AppList } from './AppList.tsx';
import { SampleChoice } from './SampleChoice.tsx';
import { ShapeChoice } from './ShapeChoice.tsx';
import { usePaneKeys } from '../shell/usePaneKeys.ts';
import { useListDesign } from './useListDesign.ts';

/** Model with a form and a list. */
const WITH_LIST = 2;

/**
 * The list of a design: its shape, filters, buttons and columns, how it looks with samples, and the sheet of what is open in it.
 * The first visit makes it from the form. @source designer §5.3, §11
 */
export function ListPart() {
  const { t } = useLingui();
  const { state, run } = useDesigner();
  const [owner, setOwner] = useState<ListOwner>('list');
  const [sample, setSample] = useState<SampleKind>('usual');
  const [open, setOpen] = useState<OpenItem | null>(null);
  const design = useListDesign(owner);
  const wanted = useWantedPlace();
  const [led, setLed] = useState<WantedPlace | null>(null);
  if (wanted !== led) {
    setLed(wanted);
    if (wanted?.owner === 'list' || wanted?.owner === 'appList') {
      setOwner(wanted.owner);
      setOpen(itemAt(listIn(state().document, wanted.owner), wanted.path));
    }
  }
  useEffect(() => {
    const { document, future } = state();
    // Whoever has taken the making back does not want it again.
    if (document.facts.webType === WITH_LIST && document.list === null && future.length === 0)
      run({ do: 'list', list: 'list', change: { change: 'make' } });
  }, [state, run]);
  useEffect(() => {
    // Sheets open with their fields there: what has not come by then comes with them.
    prepareEditors({ parts: columnSheet(undefined).parts }).catch(() => undefined);
  }, []);
  const opener = useRef<HTMLElement | null>(null);
  const part = useRef<HTMLDivElement>(null);
  usePaneKeys(part);
  /** Opens an item, or the list as a whole; then whatever opened the item has the keyboard again. */
  function show(item: OpenItem | null) {
    const { activeElement } = window.document;
    if (item) opener.current = activeElement instanceof HTMLElement && part.current?.contains(activeElement) ? activeElement : null;
    setOpen(item);
    if (item) return;
    const back = opener.current?.isConnected
      ? opener.current
      : part.current?.querySelector<HTMLElement>('[role=toolbar] button[tabindex="0"]');
    back?.focus();
  }
  const make = () => run({ do: 'list', list: 'list', change: { change: 'make' } });
  return (
    <SurroundingsProvider value={useConsoleSurroundings(LIST_FEEDS)}>
      <div ref={part} className={css.part}>
        <section className={css.stage} data-pane="canvas" aria-label={t({ message: 'Canvas', context: 'of a designer' })}>
          <div className={css.bar}>
            <Segmented
              label={t`Where the list is shown`}
              segments={[
                { id: 'list', label: t`Desktop` },
                { id: 'appList', label: t({ message: 'App', context: 'list of a design' }) },
              ]}
              value={owner}
              onChange={(next) => {
                setOwner(next);
                setOpen(null);
              }}
            />
            {owner === 'list' && design.list && (
              <>
                <ShapeChoice design={design} onChosen={() => setOpen(null)} />
                <SampleChoice value={sample} onChange={setSample} />
              </>
            )}
          </div>
          {design.list && <ListLines design={design} open={open} onOpen={show} />}
          {owner === 'appList' ? (
            <AppList design={design} />
          ) : design.list ? (
            <ListPreview design={design} sample={sample} open={open} onOpen={show} />
          ) : (
            <EmptyState
              title={t`There is no list yet`}
              action={
                design.document.facts.webType === WITH_LIST && !design.isReadOnly ? (
                  <Button variant="primary" onPress={make}>{t`Make it from the form`}</Button>
                ) : undefined
              }
            >
              {t`A list shows the records of the form: columns, filters and buttons.`}
            </EmptyState>
          )}
        </section>
        {design.list && <ListSheets design={design} open={open} onOpen={show} />}
      </div>
    </SurroundingsProvider>
  );
}
