import { msg } from '@lingui/core/macro';
import type { Text } from '@milepost/kit/forms/grammar';
import { currentUserCodecs } from '@milepost/openapi/domains/current-user';
import { isListedAddress } from '@milepost/openapi/domains/system-config';
import type { Saving } from '../../features/resource/index.ts';
import type { SettingsDraft } from './pictures.ts';

const FIELDS = ['whitelistSwitch', 'whiteListIp'];
/** Category of sign-ins in one's own log. @reading R-062 */
const SIGN_INS = 1;

/** Address this person signed in from; null where the server does not say. */
async function ownAddress({ api }: Saving): Promise<string | null> {
  const { data } = await api.listSystemLogs({ query: { category: SIGN_INS, currentPage: 1, pageSize: 20 } });
  return currentUserCodecs.listSystemLogs.data.decode(data).rows[0]?.ipAddress || null;
}

/** Warning before a list of addresses shuts its author out. @reading R-530 */
export async function whitelistWarning({ whitelistSwitch, whiteListIp }: SettingsDraft, saving: Saving): Promise<readonly Text[]> {
  if (!whitelistSwitch || !saving.changed.some((field) => FIELDS.includes(field))) return [];
  const address = await ownAddress(saving).catch(() => null);
  return address === null || isListedAddress(address, whiteListIp)
    ? []
    : [msg`Your own address ${address} is not in the list, so you may not be able to sign in again.`];
}
