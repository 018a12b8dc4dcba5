import type { Send } from '@milepost/kit/engines/upload';
import { ApiError, bindOperations, createClient } from '@milepost/openapi/client';
import { fileCodecs } from '@milepost/openapi/domains/file';
import type { StoredFile } from '@milepost/openapi/domains/file';
import { fileOperations } from '@milepost/openapi/operations';
import type { Api } from '../api/index.ts';
import { progressFetch } from './progressFetch.ts';
import type { RequestMaker } from './progressFetch.ts';

/** Uses a file is uploaded for; the server keeps each kind apart. @source forms §3, shell §7 */
export type FileUse = 'annex' | 'annexpic' | 'IM' | 'userAvatar';

export interface UploadOptions<Stored> {
  readonly api: Api;
  /** Asked before every upload: it goes along in the Authorization header. @source forms §6 */
  readonly getToken: () => string | null;
  readonly use: FileUse;
  /** Value the form keeps of the stored file, such as `fileValue` and `imageValue`. */
  readonly valueOf: (name: string, stored: StoredFile) => Stored;
  readonly make?: RequestMaker;
}

/**
 * Sends files one by one and tells how far each is. A refusal of the server comes as its sentence; no answer rejects, so
 * that the file can be sent again. @source forms §6, §7, §8
 */
export function createSend<Stored>({ api, getToken, use, valueOf, make }: UploadOptions<Stored>): Send<Stored> {
  // The session's own client ends the session; it hears of it by asking once itself.
  const onSessionEnded = () => void api.getBaseInfo().catch(() => undefined);
  return async (file, { signal, onProgress }) => {
    const client = createClient({ baseUrl: '', getToken, onSessionEnded, fetch: progressFetch(onProgress, make) });
    try {
      const { data } = await bindOperations(client, fileOperations).uploadFile({ path: { type: use }, body: { file } }, { signal });
      if (!data)
        throw new Error('[console] The server stored a file and did not say where, so it cannot be kept. See the answer of uploadFile.');
      return { kind: 'stored', stored: valueOf(file.name, fileCodecs.uploadFile.data.decode(data)) };
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'refused') return { kind: 'refused', message: error.msg };
      throw error;
    }
  };
}
