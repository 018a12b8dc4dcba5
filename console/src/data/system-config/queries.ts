import { bindOperations } from '@milepost/openapi/client';
import { systemConfigCodecs as codecs } from '@milepost/openapi/domains/system-config';
import type { SystemSettings } from '@milepost/openapi/domains/system-config';
import { systemConfigOperations } from '@milepost/openapi/operations';
import type { OutOf } from '@milepost/openapi/wire';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/index.ts';

const callsOf = ({ client }: Pick<Api, 'client'>) => bindOperations(client, systemConfigOperations);

/** Query keys of the system's settings. */
export const systemConfigKeys = {
  settings: ['systemConfig', 'settings'] as const,
  administrators: ['systemConfig', 'administrators'] as const,
};

/** The settings, as they may be edited; null when the server sent nothing. Secrets are empty. @reading R-059 */
export const systemSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: systemConfigKeys.settings,
    queryFn: async ({ signal }) => {
      const { data } = await callsOf(api).getSystemConfig({}, { signal });
      return data && codecs.getSystemConfig.data.decode(data);
    },
    // What is edited is read afresh each time.
    gcTime: 0,
  });

/** People who have every right. */
export const administratorsQuery = (api: Api) =>
  queryOptions({
    queryKey: systemConfigKeys.administrators,
    queryFn: async ({ signal }) => codecs.listAdministrators.data.decode((await callsOf(api).listAdministrators({}, { signal })).data),
  });

/** The settings that differ, in wire names: what is left out stays, also what somebody else has changed meanwhile. @reading R-059 */
export function changedSettings(before: SystemSettings, after: SystemSettings): Partial<OutOf<typeof codecs.updateSystemConfig.body>> {
  const { body } = codecs.updateSystemConfig;
  const kept = new Map<string, unknown>(Object.entries(body.encode(before)));
  return Object.fromEntries(Object.entries(body.encode(after)).filter(([name, value]) => kept.get(name) !== value));
}

/** Saves the settings that differ from those that were loaded. */
export const saveSettings = (api: Api) => ({
  invalidates: [systemConfigKeys.settings],
  send: ({ before, after }: { before: SystemSettings; after: SystemSettings }) =>
    callsOf(api).updateSystemConfig({ body: changedSettings(before, after) }),
});

/** Replaces who has every right: at least one, and enabled. @reading R-060 */
export const saveAdministrators = (api: Api) => ({
  invalidates: [systemConfigKeys.administrators, ['user', 'list']],
  send: (adminIds: string[]) => callsOf(api).setAdministrators({ body: codecs.setAdministrators.body.encode({ adminIds }) }),
});

type ConnectionOf<Id extends 'testWeChatConnection' | 'testDingTalkConnection'> = Parameters<(typeof codecs)[Id]['body']['encode']>[0];

/** Tries an enterprise chat: type 0 its messages, 1 its address book. An empty secret is the stored one. @reading R-061 */
export const testWeChat = (api: Api, type: 0 | 1, draft: ConnectionOf<'testWeChatConnection'>) =>
  callsOf(api).testWeChatConnection({ path: { type }, body: codecs.testWeChatConnection.body.encode(draft) });

/** Tries a DingTalk connection. @reading R-061 */
export const testDingTalk = (api: Api, draft: ConnectionOf<'testDingTalkConnection'>) =>
  callsOf(api).testDingTalkConnection({ body: codecs.testDingTalkConnection.body.encode(draft) });
