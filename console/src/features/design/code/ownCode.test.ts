import { bindOperations, createClient } from '@milepost/openapi/client';
import { hashPassword } from '@milepost/openapi/domains/oauth';
import { modelOperations } from '@milepost/openapi/operations';
import { startSandbox } from '@milepost/openapi/servers/sandbox';
import { expect, test } from 'vitest';
import { readDraft } from '../../../data/design/versions.ts';
import { ownCode } from './ownCode.ts';

const ADMIN = { account: 'admin', password: hashPassword('Admin2026'), grant_type: 'password' };

test('code of every design of the seed has the same bytes here and in the folder a server has of it', async () => {
  const sandbox = await startSandbox({ port: 0, data: ':memory:' });
  try {
    const signedIn = await fetch(`${sandbox.url}/api/oauth/Login`, { method: 'POST', body: new URLSearchParams(ADMIN) });
    const { data: session } = (await signedIn.json()) as { data: { token: string } };
    const client = createClient({ baseUrl: sandbox.url, getToken: () => session.token, onSessionEnded: () => undefined });
    const models = bindOperations(client, modelOperations);
    const { data: page } = await models.listModels({ query: { currentPage: 1, pageSize: 100 } });
    const all = page?.list ?? [];
    expect(all.length).toBeGreaterThanOrEqual(20);
    for (const { id, enCode } of all) {
      const draft = await readDraft({ client }, id);
      const { data } = await models.previewModelCode({ path: { id }, body: { module: 'system', className: 'Trial' } });
      const served = data?.list?.find(({ fileName }) => fileName === 'milepost')?.children ?? [];
      const made = (draft && ownCode(draft).files) ?? [];
      expect([enCode, made.map(({ path, text }) => [path.split('/').at(-1), text])]).toEqual([
        enCode,
        served.map(({ fileName, fileContent }) => [fileName, fileContent]),
      ]);
    }
  } finally {
    await sandbox.close();
  }
});
