import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useToaster } from '@milepost/kit/toast';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../../data/api/index.ts';
import { FEEDBACK_MS, useFeedback } from '../../../../feedback/index.ts';
import type { AnyResource } from '../../definition/types.ts';
import type { ResourceList } from '../../list/useResourceList.ts';
import type { SheetColumn } from './sheetOf.ts';

/** Order and visibility of columns, as a person has set them. */
type Listed = readonly { readonly prop: string; readonly isVisible: boolean }[];

/**
 * The list as a spreadsheet: every row its search, filters and node leave, in its order, with the columns this person sees. It
 * reads what the list reads, so it needs no right of its own. @reading R-560
 */
export function useListExport(resource: AnyResource, { ask }: Pick<ResourceList, 'ask'>, columns: readonly SheetColumn[], listed: Listed) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const feedback = useFeedback();
  const toaster = useToaster();
  const [isBusy, setBusy] = useState(false);
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  async function write(signal: AbortSignal) {
    const { saveWholeList } = await import('./saveWholeList.ts');
    const seen = listed.flatMap(({ prop, isVisible }) => (isVisible ? columns.filter(({ id }) => id === prop) : []));
    const name = i18n._(resource.words.many);
    const { count, total, isCut } = await saveWholeList({ api, resource, ask, name, columns: seen, signal });
    toaster.show({
      tone: isCut ? 'warning' : 'success',
      title: isCut
        ? t`The file has the first ${count} of ${total} rows. Narrow the list down to export the others.`
        : t`${plural(count, { one: '# row exported', other: '# rows exported' })}`,
      durationMs: isCut ? 'until-closed' : FEEDBACK_MS.save,
    });
  }

  async function run() {
    const controller = new AbortController();
    reading.current = controller;
    setBusy(true);
    try {
      await write(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) feedback.failure(error);
    } finally {
      if (!controller.signal.aborted) setBusy(false);
    }
  }
  return { isBusy, run: () => void run() };
}
