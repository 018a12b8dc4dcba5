import { bindOperations } from '@milepost/openapi/client';
import { sendConfigCodecs } from '@milepost/openapi/domains/send-config';
import { sendConfigOperations } from '@milepost/openapi/operations';
import type { OwnFeed } from './types.ts';

/** Sending configurations a record may name: enabled ones made by people, the first 500. */
export const configurations: OwnFeed = async ({ client }, _, signal) => {
  const { data } = await bindOperations(client, sendConfigOperations).listSendMessageConfigOptions(
    { query: { pageSize: 500 } },
    { signal },
  );
  return sendConfigCodecs.listSendMessageConfigOptions.data.decode(data).rows.map(({ id, fullName }) => ({ id, label: fullName }));
};
