import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import type { ModelRuntime } from '@milepost/openapi/domains/record';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { useApi } from '../../data/api/index.ts';
import type { CustomEffect, ModelRow } from '../../data/model/compile/index.ts';
import { modelRuntimeQuery } from '../../data/model/queries.ts';
import { serverWords } from '../../feedback/index.ts';
import ResourceForm from '../resource/form/ResourceForm.tsx';
import type { NewAt, OpenedProps } from '../resource/index.ts';
import { carried } from './carried.ts';
import { unreadDesign } from './unread.ts';
import { says } from './says.ts';
import type { ModelAt, ModelScreen } from './types.ts';

/** Screen of a model; handed in, since screens have these buttons. */
export type ScreenOf = (runtime: ModelRuntime, at: ModelAt) => ModelScreen;

export interface CustomFormProps extends OpenedProps<ModelRow> {
  readonly screenOf: ScreenOf;
  readonly effect: Extract<CustomEffect, { readonly kind: 'form' }>;
}

const NOWHERE = { parent: null, node: null };
const ignore = () => undefined;

/** The form of another model for a new record, which begins with values of the row. @source forms §7 */
export default function CustomForm({ row, effect, screenOf, onClose }: CustomFormProps) {
  const { t } = useLingui();
  const { modelId, title, copiedFields } = effect;
  const { data, error, isPending, refetch } = useQuery(modelRuntimeQuery(useApi(), modelId));
  const person = useSession().currentUser.user;
  const resource = useMemo(() => {
    if (!data || unreadDesign(data) !== null) return null;
    const { resource: found } = screenOf(data, { modelId, menuId: '', person });
    const { form } = found;
    if (!form) return null;
    const begun = Object.fromEntries(copiedFields.map(([from, to]) => [to, carried(row, from)]));
    return {
      ...found,
      words: { ...found.words, ...(title !== '' && { add: says(title) }) },
      // It lies over the list, whatever frame the other list gives it.
      form: {
        ...form,
        frame: form.frame === 'page' ? ('wide' as const) : form.frame,
        initial: (at: NewAt) => ({ ...form.initial?.(at), ...begun }),
      },
    };
  }, [data, modelId, person, copiedFields, row, title, screenOf]);
  if (resource) return <ResourceForm resource={resource} id={null} at={NOWHERE} onSaved={ignore} onClose={onClose} />;
  return (
    <Dialog title={title || t`New record`} widthPx={600} onClose={onClose} footer={<Button onPress={onClose}>{t`Close`}</Button>}>
      {isPending ? (
        <Skeleton kind="fields" count={4} what={t`the design`} />
      ) : (
        <StatePanel kind="failed" title={t`The design did not load`} actions={<Button onPress={() => void refetch()}>{t`Retry`}</Button>}>
          {serverWords(error) ?? t`It may not be released, or the server did not answer.`}
        </StatePanel>
      )}
    </Dialog>
  );
}
