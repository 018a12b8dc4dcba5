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
import { Outline } from '../outline/Outline.tsx';
import { QuickFields } from '../quick/QuickFields.tsx';
import { Palette } from '../palette/Palette.tsx';
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

/** The form of a design: palette, canvas, settings. */
export function FormPart() {
  const { t } = useLingui();
  const { state, run, isReadOnly } = useDesigner();
  const surroundings = useConsoleSurroundings();
  const canvas = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const [widths, setWidths] = useState({ palette: WIDTHS.palette.usual as number, sheet: WIDTHS.sheet.usual as number });
  const [screen, setScreen] = useState<'desktop' | 'phone'>('desktop');
  const [left, setLeft] = useState<'palette' | 'outline'>('palette');
  const [isQuick, setQuick] = useState(false);
  const form = useDesign(({ document }) => document.form);
  const widthPx = screen === 'phone' ? PHONE_PX : designedWidth(form);

  const toCanvas = () => {
    const { document: design, selected } = state();
    const id = tabStop(design.tree, selected);
    const stop = id === undefined ? canvas.current?.querySelector<HTMLElement>('[role=tree]') : document.getElementById(frameId(id));
    stop?.focus();
  };
  const toSheet = (what: 'settings' | 'label') => {
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
    setLeft('palette');
    requestAnimationFrame(() => search.current?.focus());
  };
  const openQuick = () => setQuick(true);
  useShortcut(isReadOnly ? null : { id: 'design-quick', group: 'page', label: t`Quick fields`, keys: 'Alt+Q', run: openQuick });
  const onRemove = (ids: readonly NodeId[]) => void run({ do: 'remove', ids, uses: 'follow' });

  return (
    <SurroundingsProvider value={surroundings}>
      <DragArea canvas={canvas}>
        <div className={css.panes}>
          {!isReadOnly && (
            <>
              <section
                className={css.side}
                style={{ '--pane-width': `${widths.palette}px` } as object}
                aria-label={t({ message: 'Controls', context: 'of the palette' })}
              >
                <div className={css.tabs}>
                  <Segmented
                    label={t`What stands at the left`}
                    segments={[
                      { id: 'palette', label: t({ message: 'Controls', context: 'of the palette' }) },
                      { id: 'outline', label: t`Outline` },
                    ]}
                    value={left}
                    onChange={setLeft}
                  />
                </div>
                {left === 'outline' && <Outline onEdit={toSheet} onAdd={toPalette} onRemove={onRemove} />}
                <Palette
                  isHidden={left !== 'palette'}
                  input={search}
                  onAdded={() => toSheet('label')}
                  onQuick={openQuick}
                  onLeave={toCanvas}
                />
              </section>
              <Splitter
                label={t`Width of the palette`}
                value={widths.palette}
                {...WIDTHS.palette}
                paneAt="start"
                onChange={(palette) => setWidths({ ...widths, palette })}
              />
            </>
          )}
          <section className={css.main} aria-label={t({ message: 'Canvas', context: 'of a designer' })}>
            <div className={css.bar}>
              <Segmented
                label={t`Screen the form is shown for`}
                segments={[
                  { id: 'desktop', label: t({ message: 'Desktop', context: 'screen' }) },
                  { id: 'phone', label: t({ message: 'Phone', context: 'screen' }) },
                ]}
                value={screen}
                onChange={setScreen}
              />
              <span className={css.told}>{t`Width ${widthPx} px`}</span>
            </div>
            <Canvas box={canvas} widthPx={widthPx} onEdit={toSheet} onAdd={toPalette} onRemove={onRemove} />
          </section>
          <Splitter
            label={t`Width of the settings`}
            value={widths.sheet}
            {...WIDTHS.sheet}
            paneAt="end"
            onChange={(next) => setWidths({ ...widths, sheet: next })}
          />
          <section
            ref={sheet}
            className={css.sheet}
            style={{ '--pane-width': `${widths.sheet}px` } as object}
            aria-label={t({ message: 'Settings', context: 'of a designer' })}
          >
            <SheetPane />
          </section>
        </div>
        {isQuick && <QuickFields onAdded={() => requestAnimationFrame(toCanvas)} onClose={() => setQuick(false)} />}
      </DragArea>
    </SurroundingsProvider>
  );
}
