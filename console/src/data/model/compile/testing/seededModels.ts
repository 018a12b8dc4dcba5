import { bindOperations, createClient } from '@milepost/openapi/client';
import { hashPassword } from '@milepost/openapi/domains/oauth';
import { recordCodecs } from '@milepost/openapi/domains/record';
import type { ModelRuntime } from '@milepost/openapi/domains/record';
import { modelOperations, recordOperations } from '@milepost/openapi/operations';
import { startSandbox } from '@milepost/openapi/servers/sandbox';

/** A model of the sandbox, as the server answers it. */
export interface SeededModel {
  readonly enCode: string;
  readonly id: string;
  /** Text of the design; empty where there is none. */
  readonly formData: string;
  /** Text of the list; null where there is none. */
  readonly columnData: string | null;
  readonly runtime: ModelRuntime;
  /** Texts of the first records. */
  readonly records: readonly string[];
}

const RECORDS = 3;
const ADMIN = { account: 'admin', password: hashPassword('Admin2026'), grant_type: 'password' };

/** Every model of the seed, those for previews too, with its first records. */
export async function seededModels(): Promise<readonly SeededModel[]> {
  const sandbox = await startSandbox({ port: 0, data: ':memory:' });
  try {
    const signedIn = await fetch(`${sandbox.url}/api/oauth/Login`, { method: 'POST', body: new URLSearchParams(ADMIN) });
    const { data: session } = (await signedIn.json()) as { data: { token: string } };
    const client = createClient({ baseUrl: sandbox.url, getToken: () => session.token, onSessionEnded: () => undefined });
    const models = bindOperations(client, modelOperations);
    const records = bindOperations(client, recordOperations);
    const { data: page } = await models.listModels({ query: { currentPage: 1, pageSize: 100 } });
    const all: SeededModel[] = [];
    for (const { id, enCode } of page?.list ?? []) {
      const { data } = await records.getModelConfig({ path: { id }, query: { type: 0 } });
      if (!data) continue;
      const runtime = recordCodecs.getModelConfig.data.decode(data);
      all.push({
        enCode: enCode ?? '',
        id,
        formData: data.formData ?? '',
        columnData: data.columnData ?? null,
        runtime,
        records: await recordsOf(id, data.columnData !== null),
      });
    }
    return all;

    async function recordsOf(id: string, hasList: boolean): Promise<readonly string[]> {
      if (!hasList) return [];
      const { data } = await records.listRecords({ path: { id }, body: { currentPage: 1, pageSize: RECORDS } });
      const ids = (data?.list ?? []).flatMap(({ children, ...row }) => (children && row['top'] === true ? children : [row]));
      const texts = ids.slice(0, RECORDS).map(async (row) => {
        const answer = await records.getRecord({ path: { id, recordId: String(row.id) } }).catch(() => null);
        return answer?.data?.data ?? null;
      });
      return (await Promise.all(texts)).filter((text) => text !== null);
    }
  } finally {
    await sandbox.close();
  }
}
