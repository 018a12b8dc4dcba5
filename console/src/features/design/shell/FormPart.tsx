import { useLingui } from '@lingui/react/macro';
import { SurroundingsProvider } from '@milepost/kit/forms/render';
import { Segmented } from '@milepost/kit/segmented';
import type { NodeId } from '@milepost/openapi/domains/design';
import { textOf } from '@milepost/openapi/domains/design';
import { useRef, useState } from 'react';
import { useShortcut } from '../../../commands/shortcuts.ts';
import { useConsoleSurroundings } from '../../resource/form/useSurroundings.ts';
import { Canvas } from '../canvas/Canvas.tsx';
import { frameId } from '../canvas/CanvasNode.tsx';
import { DragArea } from '../canvas/DragArea.tsx';
import { tabStop } from '../canvas/nodeFacts.ts';
import { useDesign, useDesigner } from '../designer/useDesigner.ts';
import { QuickFields } from '../quick/QuickFields.tsx';
import { LeftPane } from './LeftPane.tsx';
import type { LeftShown } from './LeftPane.tsx';
import { PANES, usePanes } from './usePanes.ts';
import type { PaneName } from './usePanes.ts';
import { SheetPane } from './SheetPane.tsx';
import { Splitter } from './Splitter.tsx';
import * as css from './Designer.css.ts';

const PHONE_PX = 375;
const WIDTHS = { palette: { min: 180, max: 420, usual: 216 }, sheet: { min: 260, max: 560, usual: 312 } } as const;
/** Widths of the frames a form opens in, where its design names none. */
const FRAME_PX = { usual: 600, drawer: 700, page: 1160 } as const;

/** Width the form is drawn in, as its frame will have it. */
function designedWidth(form: Readonly<Record<string, unknown>> | null): number {
  const popup = textOf(form?.['popupType'] as string);
  if (popup === 'fullScreen') return FRAME_PX.page;
  const given = Number.parseInt(textOf(form?.[popup === 'drawer' ? 'drawerWidth' : 'generalWidth'] as string), 10);
  const usual = popup === 'drawer' ? FRAME_PX.drawer : FRAME_PX.usual;
  return Number.isFinite(given) && given >= 300 && given <= FRAME_PX.page ? given : usual;
}

type Screen = 'desktop' | 'phone';

interface ScreenChoiceProps {
  readonly screen: Screen;
  readonly onChange: (screen: Screen) => void;
  readonly widthPx: number;
}

function ScreenChoice({ screen, onChange, widthPx }: ScreenChoiceProps) {
  const { t } = useLingui();
  return (
    <div className={css.bar}>
      <Segmented
        label={t`Screen the form is shown for`}
        segments={[
          { id: 'desktop', label: t({ message: 'Desktop', context: 'screen' }) },
          { id: 'phone', label: t({ message: 'Phone', context: 'screen' }) },
        ]}
        value={screen}
        onChange={onChange}
      />
      <span className={css.told}>{t`Width ${widthPx} px`}</span>
    </div>
  );
}

/** The form of a design: palette, canvas, settings. */
export function FormPart() {
  const { t } = useLingui();
  const { state, run, isReadOnly } = useDesigner();
  const surroundings = useConsoleSurroundings();
  const canvas = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const [widths, setWidths] = useState({ palette: WIDTHS.palette.usual as number, sheet: WIDTHS.sheet.usual as number });
  const [screen, setScreen] = useState<Screen>('desktop');
  const [left, setLeft] = useState<LeftShown>('palette');
  const [isQuick, setQuick] = useState(false);
  const form = useDesign(({ document }) => document.form);
  const widthPx = screen === 'phone' ? PHONE_PX : designedWidth(form);

  const box = useRef<HTMLDivElement>(null);
  const panes = usePanes(box);
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
      const field = sheet.current?.querySelector<HTMLInputElement>(
        what === 'label' ? '#sheet-label, input' : 'input, button, [tabindex="0"]',
      );
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
  const onRemove = (ids: readonly NodeId[]) => void run({ do: 'remove', ids, uses: 'follow' });

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
            <>
              <section
                className={css.side}
                data-pane="controls"
                data-one={panes.isOne}
                hidden={panes.isHidden('controls')}
                style={{ '--pane-width': `${widths.palette}px` } as object}
                aria-label={paneWords.controls}
              >
                <LeftPane
                  shown={left}
                  onShow={setLeft}
                  search={search}
                  onEdit={toSheet}
                  onAdd={toPalette}
                  onRemove={onRemove}
                  onQuick={openQuick}
                  onLeave={toCanvas}
                />
              </section>
              {!panes.isOne && (
                <Splitter
                  label={t`Width of the palette`}
                  value={widths.palette}
                  {...WIDTHS.palette}
                  paneAt="start"
                  onChange={(palette) => setWidths({ ...widths, palette })}
                />
              )}
            </>
          )}
          <section className={css.main} data-pane="canvas" hidden={panes.isHidden('canvas')} aria-label={paneWords.canvas}>
            <ScreenChoice screen={screen} onChange={setScreen} widthPx={widthPx} />
            <Canvas box={canvas} widthPx={widthPx} onEdit={toSheet} onAdd={toPalette} onRemove={onRemove} />
          </section>
          {!panes.isOne && (
            <Splitter
              label={t`Width of the settings`}
              value={widths.sheet}
              {...WIDTHS.sheet}
              paneAt="end"
              onChange={(next) => setWidths({ ...widths, sheet: next })}
            />
          )}
          <section
            ref={sheet}
            className={css.sheet}
            data-pane="settings"
            data-one={panes.isOne}
            hidden={panes.isHidden('settings')}
            style={{ '--pane-width': `${widths.sheet}px` } as object}
            aria-label={paneWords.settings}
          >
            <SheetPane />
          </section>
        </div>
        {isQuick && <QuickFields onAdded={() => requestAnimationFrame(toCanvas)} onClose={() => setQuick(false)} />}
      </DragArea>
    </SurroundingsProvider>
  );
}
