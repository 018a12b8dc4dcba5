import { useLingui } from '@lingui/react/macro';
import { SurroundingsProvider } from '@milepost/kit/forms/render';
import { Segmented } from '@milepost/kit/segmented';
import type { NodeId } from '@milepost/openapi/domains/design';
import { memo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useShortcut } from '../../../commands/shortcuts.ts';
import { useConsoleSurroundings } from '../../resource/form/useSurroundings.ts';
import { Canvas } from '../canvas/Canvas.tsx';
import { frameId } from '../canvas/CanvasNode.tsx';
import { DragArea } from '../canvas/DragArea.tsx';
import { tabStop } from '../canvas/nodeFacts.ts';
import { useDesign, useDesigner } from '../designer/useDesigner.ts';
import { MoveQuestion } from '../moving/MoveQuestion.tsx';
import { QuickFields } from '../quick/QuickFields.tsx';
import { RemovalQuestion, useRemoval } from '../retired/RemovalQuestion.tsx';
import { LeftPane } from './LeftPane.tsx';
import type { LeftShown } from './LeftPane.tsx';
import { useFormPanes } from './useFormPanes.ts';
import { PANES } from './usePanes.ts';
import type { PaneName } from './usePanes.ts';
import { SheetPane } from './SheetPane.tsx';
import { ScreenChoice, widthOn } from './ScreenChoice.tsx';
import type { Screen } from './ScreenChoice.tsx';
import { SidePane } from './SidePane.tsx';
import * as css from './Designer.css.ts';

/** The form of a design: palette, canvas, settings. */
export const FormPart = memo(function FormPart() {
  const { t } = useLingui();
  const { state, isReadOnly } = useDesigner();
  const surroundings = useConsoleSurroundings();
  const canvas = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const [screen, setScreen] = useState<Screen>('desktop');
  const [left, setLeft] = useState<LeftShown>('palette');
  const [isQuick, setQuick] = useState(false);
  const form = useDesign(({ document }) => document.form);
  const widthPx = widthOn(screen, form);

  const box = useRef<HTMLDivElement>(null);
  const { panes, widthOf } = useFormPanes(box);
  const paneWords: Readonly<Record<PaneName, string>> = {
    controls: t({ message: 'Controls', context: 'of the palette' }),
    canvas: t({ message: 'Canvas', context: 'of a designer' }),
    settings: t({ message: 'Settings', context: 'of a designer' }),
  };

  const toCanvas = () => {
    panes.show('canvas');
    const { document: design, selected } = state();
    const id = tabStop(design.tree, selected);
    const stop = id === undefined ? canvas.current?.querySelector<HTMLElement>('[role=tree]') : document.getElementById(frameId(id));
    stop?.focus();
  };
  const toSheet = (what: 'settings' | 'label') => {
    panes.show('settings');
    // The settings of what was just added are drawn first.
    requestAnimationFrame(() => {
      const first = (ways: string) => sheet.current?.querySelector<HTMLInputElement>(ways);
      // The search over the settings stands before their fields.
      const field = what === 'label' ? (first('#sheet-label') ?? first('input')) : first('input, button, [tabindex="0"]');
      field?.focus();
      if (what === 'label') field?.select?.();
    });
  };
  const toPalette = () => {
    panes.show('controls');
    setLeft('palette');
    requestAnimationFrame(() => search.current?.focus());
  };
  const openQuick = () => setQuick(true);
  useShortcut(isReadOnly ? null : { id: 'design-quick', group: 'page', label: t`Quick fields`, keys: 'Alt+Q', run: openQuick });
  const onSheetKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    toCanvas();
  };
  const removal = useRemoval();
  const onRemove = removal.ask;
  const [moving, setMoving] = useState<readonly NodeId[] | null>(null);

  return (
    <SurroundingsProvider value={surroundings}>
      <DragArea canvas={canvas}>
        {panes.isOne && (
          <div className={css.tabs}>
            <Segmented
              label={t`Pane that is shown`}
              segments={PANES.filter((pane) => pane !== 'controls' || !isReadOnly).map((pane) => ({ id: pane, label: paneWords[pane] }))}
              value={panes.shown}
              onChange={panes.show}
            />
          </div>
        )}
        <div ref={box} className={css.panes}>
          {!isReadOnly && (
            <SidePane
              name="controls"
              label={paneWords.controls}
              panes={panes}
              at="start"
              {...widthOf('controls')}
              splitterLabel={t`Width of the palette`}
            >
              <LeftPane
                shown={left}
                onShow={setLeft}
                search={search}
                onEdit={toSheet}
                onAdd={toPalette}
                onRemove={onRemove}
                onPlace={setMoving}
                onQuick={openQuick}
                onLeave={toCanvas}
              />
            </SidePane>
          )}
          <section className={css.main} data-pane="canvas" hidden={panes.isHidden('canvas')} aria-label={paneWords.canvas}>
            <ScreenChoice screen={screen} onChange={setScreen} widthPx={widthPx} />
            <Canvas box={canvas} widthPx={widthPx} onEdit={toSheet} onAdd={toPalette} onRemove={onRemove} onPlace={setMoving} />
          </section>
          <SidePane
            ref={sheet}
            name="settings"
            label={paneWords.settings}
            panes={panes}
            at="end"
            {...widthOf('settings')}
            splitterLabel={t`Width of the settings`}
          >
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the way back to the canvas from any field within */}
            <div onKeyDown={onSheetKey}>
              <SheetPane />
            </div>
          </SidePane>
        </div>
        <RemovalQuestion removal={removal} onDone={() => requestAnimationFrame(toCanvas)} />
        {moving && (
          <MoveQuestion
            ids={moving}
            onDone={() => {
              setMoving(null);
              requestAnimationFrame(toCanvas);
            }}
          />
        )}
        {isQuick && <QuickFields onAdded={() => requestAnimationFrame(toCanvas)} onClose={() => setQuick(false)} />}
      </DragArea>
    </SurroundingsProvider>
  );
});
