import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { Switch } from '@milepost/kit/switch';
import { TextField } from '@milepost/kit/text-field';
import { bindOperations } from '@milepost/openapi/client';
import { recordCodecs } from '@milepost/openapi/domains/record';
import { recordOperations } from '@milepost/openapi/operations';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { reading } from '../../data/tags.ts';
import { useWrite } from '../../data/useWrite.ts';
import type { OpenedProps } from '../../features/resource/index.ts';
import { serverWords, useFeedback } from '../../feedback/index.ts';
import * as css from './Preview.css.ts';

const ignore = () => undefined;
const KEY = ['model', 'short-link'];

/** Link under which the form of a design is filled in without signing in: open, closed, or with a new key. @reading R-796 */
export default function ShortLinkDialog({ row, onClose }: OpenedProps<{ readonly id: string; readonly fullName: string }>) {
  const { t } = useLingui();
  const { client } = useApi();
  const feedback = useFeedback();
  const { updateShortLink } = bindOperations(client, recordOperations);
  const link = useQuery({
    queryKey: [...KEY, row.id],
    queryFn: reading(client, async (own, { signal }) => {
      const { data } = await bindOperations(own, recordOperations).getShortLink({ path: { id: row.id } }, { signal });
      return data ? recordCodecs.getShortLink.data.decode(data) : null;
    }),
  });
  const { run, isRunning: isBusy } = useWrite({
    send: (change: { readonly isOpen: boolean; readonly isRenewed: boolean }) =>
      updateShortLink({ path: { id: row.id }, body: recordCodecs.updateShortLink.body.encode(change) }),
  });
  const change = (next: { readonly isOpen: boolean; readonly isRenewed: boolean }) =>
    void run(next).then(
      ({ msg }) => feedback.success('save', msg),
      (error: unknown) => feedback.failure(error),
    );
  const { data } = link;
  const address = data?.isOpen && data.key !== null ? `${location.origin}/formShortLink?${new URLSearchParams({ key: data.key })}` : '';
  const { fullName } = row;
  return (
    <Dialog widthPx={600} title={t`Short link of ${fullName}`} onClose={onClose} footer={<Button onPress={onClose}>{t`Close`}</Button>}>
      {link.isError ? (
        <Alert tone="danger" title={t`The link did not load`} description={serverWords(link.error)} />
      ) : (
        <div className={css.link}>
          <Switch
            label={t`The form can be filled in without signing in`}
            isOn={data?.isOpen === true}
            isDisabled={!data || isBusy}
            onText={t({ message: 'Open', context: 'link' })}
            offText={t({ message: 'Closed', context: 'link' })}
            onChange={(isOpen) => change({ isOpen, isRenewed: false })}
          />
          {address !== '' && (
            <>
              <TextField label={t`Address to send`} value={address} onChange={ignore} use="readOnly" />
              <div className={css.renew}>
                <Button
                  isBusy={isBusy}
                  onPress={() => change({ isOpen: true, isRenewed: true })}
                >{t`New address; the one before ends`}</Button>
              </div>
            </>
          )}
          <p className={css.note}>{t`Fields that need a session, such as people, organisations and files, are left out of it.`}</p>
        </div>
      )}
    </Dialog>
  );
}
