import { msg } from '@lingui/core/macro';
import type { FormSpec, Part, Text } from '@milepost/kit/forms/grammar';
import { bindOperations } from '@milepost/openapi/client';
import { needsReceivers, sendConfigCodecs as codecs } from '@milepost/openapi/domains/send-config';
import type { SendTest } from '@milepost/openapi/domains/send-config';
import { sendConfigOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../data/api/index.ts';
import { CHANNEL_WORDS } from '../../features/message-words/index.ts';
import { picks } from '../../features/resource/index.ts';
import type { TrialOutcome } from '../../features/resource/extensions/connection-test/types.ts';
import { reading } from '../../data/tags.ts';

const callsOf = ({ client }: Pick<Api, 'client'>) => bindOperations(client, sendConfigOperations);

/** Channels of a configuration with the parameters a test fills in; read afresh for each test. @reading R-460 */
export const sendTestQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['resource', 'sendConfig', 'test', id],
    queryFn: reading(api, async (api, { signal }) =>
      codecs.getSendMessageTest.data.decode((await callsOf(api).getSendMessageTest({ path: { id } }, { signal })).data),
    ),
    gcTime: 0,
  });

/** One channel as the test form holds it: values by the place of their parameter, since their names are anybody's. */
interface ChannelDraft {
  readonly receivers: readonly string[];
  readonly values: Readonly<Record<string, string>>;
}
/** Channels by their place. */
export type TrialDraft = Readonly<Record<string, ChannelDraft>>;

const channelAt = (at: number): string => `channel${at}`;
const valueAt = (at: number): string => `value${at}`;
const words = new Map<string, Text>(Object.entries(CHANNEL_WORDS));

/** The form of a test: for each channel its receivers and a value for each of its parameters. */
export const trialSpec = (tests: readonly SendTest[]): FormSpec<TrialDraft> => ({
  parts: tests.map(({ messageType, templateName, parameters }, at): Part => {
    const place = channelAt(at);
    const values = parameters.map(({ field, fieldName }, parameter): Part => ({
      part: 'control',
      kind: 'text',
      field: `${place}.values.${valueAt(parameter)}`,
      label: fieldName || field,
      help: `{${field}}`,
      required: true,
    }));
    const receivers = picks(`${place}.receivers`, msg`Receivers`, 'person', { required: true });
    return {
      part: 'section',
      title: words.get(messageType) ?? messageType,
      ...(templateName && { note: templateName }),
      parts: needsReceivers(messageType) ? [receivers, ...values] : values,
    };
  }),
});

/** Draft of a test with nothing filled in. */
export const trialDraft = (tests: readonly SendTest[]): TrialDraft =>
  Object.fromEntries(
    tests.map(({ parameters }, at) => [
      channelAt(at),
      { receivers: [], values: Object.fromEntries(parameters.map((_, parameter) => [valueAt(parameter), ''])) },
    ]),
  );

/** Channels with what was filled in. */
export const filledTests = (tests: readonly SendTest[], draft: TrialDraft): SendTest[] =>
  tests.map((test, at) => {
    const { receivers = [], values = {} } = draft[channelAt(at)] ?? {};
    const parameters = test.parameters.map((one, parameter) => ({ ...one, value: values[valueAt(parameter)] ?? '' }));
    return { ...test, receivers: [...receivers], parameters };
  });

/** People a test would reach, each once, whatever number of channels. @reading R-603 */
export const receiversOf = (tests: readonly SendTest[], draft: TrialDraft): ReadonlySet<string> =>
  new Set(filledTests(tests, draft).flatMap(({ messageType, receivers }) => (needsReceivers(messageType) ? receivers : [])));

/** Tries the channels, and says what came of each of them. */
export async function trySending(api: Api, tests: readonly SendTest[]): Promise<readonly TrialOutcome[]> {
  const { data } = await callsOf(api).testSendMessageConfig({ body: codecs.testSendMessageConfig.body.encode([...tests]) });
  return codecs.testSendMessageConfig.data.decode(data).map(({ channel, isSuccess, result }, at) => ({
    id: channelAt(at),
    isSuccess,
    title: channel,
    ...(result !== null && { detail: result }),
  }));
}
