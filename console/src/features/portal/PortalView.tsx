import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { MixedText } from '@milepost/kit/data-text';
import { EmptyState } from '@milepost/kit/empty-state';
import { useKit } from '@milepost/kit/kit-provider';
import type { PortalDesign } from '@milepost/openapi/domains/portal';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { LayoutGrid, RefreshCw } from 'lucide';
import { useRef } from 'react';
import { portalKeys } from '../../data/portal/keys.ts';
import { PortalGrid } from './grid/PortalGrid.tsx';
import { useArrange } from './useArrange.ts';
import { useCardRefresh } from './useCardRefresh.ts';
import * as css from './grid/PortalGrid.css.ts';

interface PortalViewProps {
  readonly id: string;
  readonly title: string;
  readonly design: PortalDesign;
  /** It is to stay as it was designed. */
  readonly isLocked: boolean;
  /** Moment the page was opened, milliseconds since 1970. */
  readonly nowMs: number;
}

/** A designed portal: its cards on their grid, read again on demand, arranged by the person where it is not locked. @source shell §2.3 */
export function PortalView({ id, title, design, isLocked, nowMs }: PortalViewProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const queries = useQueryClient();
  const isReading = useIsFetching({ queryKey: portalKeys.all }) > 0;
  const arranging = useArrange(id, design);
  const page = useRef<HTMLDivElement>(null);
  useCardRefresh(design, arranging.isArranging);
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: portalKeys.all });
    announcer.say(t`The cards were read again.`);
  };
  // The buttons that were pressed go: the way into arranging is where they were.
  const tools = useRef<HTMLDivElement>(null);
  const backToTools = () => queueMicrotask(() => [...(tools.current?.querySelectorAll('button') ?? [])].at(-1)?.focus());
  // So does the way in: the first card that can be moved has the keyboard then.
  const begin = () => {
    arranging.begin();
    queueMicrotask(() => page.current?.querySelector<HTMLElement>('button[aria-keyshortcuts]')?.focus());
  };
  return (
    <div ref={page} className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>
          <MixedText of={title} />
        </h1>
        <div ref={tools} className={css.tools}>
          {arranging.isArranging ? (
            <>
              {!arranging.isDesigned && <Button onPress={arranging.reset}>{t`As designed`}</Button>}
              <Button
                onPress={() => {
                  arranging.cancel();
                  backToTools();
                }}
              >
                {t`Cancel`}
              </Button>
              <Button
                variant="primary"
                isBusy={arranging.isSaving}
                onPress={async () => {
                  if (await arranging.save()) backToTools();
                }}
              >
                {t`Save`}
              </Button>
            </>
          ) : (
            <>
              <Button icon={RefreshCw} isBusy={isReading} onPress={() => void refresh()}>
                {t`Refresh`}
              </Button>
              {!isLocked && design.layout.length > 0 && (
                <span className={css.wideOnly}>
                  <Button icon={LayoutGrid} onPress={begin}>
                    {t`Arrange the cards`}
                  </Button>
                </span>
              )}
            </>
          )}
        </div>
      </header>
      {arranging.isArranging && (
        <output className={css.help}>
          {t`Drag a card by its name, or press the arrow keys on it; with Shift they resize it. Cards fall up.`}
        </output>
      )}
      {design.layout.length === 0 ? (
        <EmptyState title={t`The portal has no cards yet`} />
      ) : (
        <PortalGrid design={design} arranging={arranging} nowMs={nowMs} />
      )}
    </div>
  );
}
