import type { ChunkPorts, IdentifiedFile } from '@milepost/kit/engines/upload';
import { ApiError, bindOperations, createClient } from '@milepost/openapi/client';
import { CHUNK_BYTES, chunkPlan, chunkRange, extensionOf, fileCodecs } from '@milepost/openapi/domains/file';
import { fileOperations } from '@milepost/openapi/operations';
import { progressFetch } from './progressFetch.ts';
import type { UploadOptions } from './upload.ts';

const lengthOf = ({ start, end }: { readonly start: number; readonly end: number }) => end - start;

/** Calls of an upload in chunks; what is in a file is found out by whoever has a worker. @source forms §3, §7, §9 */
export function createChunkPorts<Stored>({ api, getToken, use, valueOf, make }: UploadOptions<Stored>): Omit<ChunkPorts<Stored>, 'hash'> {
  // The session's own client ends the session; it hears of it by asking once itself.
  const onSessionEnded = () => void api.getBaseInfo().catch(() => undefined);
  const call = (onProgress: (sentBytes: number, totalBytes: number) => void = () => undefined) =>
    bindOperations(createClient({ baseUrl: '', getToken, onSessionEnded, fetch: progressFetch(onProgress, make) }), fileOperations);
  const kindOf = ({ file }: IdentifiedFile) => ({ fileType: file.type, extension: extensionOf(file.name) });
  const chunkOf = (identified: IdentifiedFile, number: number) => ({
    chunkNumber: number,
    chunkSize: CHUNK_BYTES as typeof CHUNK_BYTES,
    currentChunkSize: lengthOf(chunkRange(chunkPlan(identified.file.size), number)),
    totalSize: identified.file.size,
    totalChunks: identified.totalChunks,
    identifier: identified.identifier,
    filename: identified.file.name,
    relativePath: identified.file.name,
    ...kindOf(identified),
  });
  return {
    async check(identified, { signal }) {
      try {
        const { data } = await call().checkChunk({ query: chunkOf(identified, 1) }, { signal });
        const state = data && fileCodecs.checkChunk.data.decode(data);
        return { isUploaded: state?.isUploaded ?? false, chunkNumbers: state?.chunkNumbers ?? [] };
      } catch (error) {
        // A code that is not 200 says that the file is needed. @source forms §7
        if (error instanceof ApiError && error.kind === 'refused') return { isUploaded: false, chunkNumbers: [] };
        throw error;
      }
    },
    send: (identified, { number, bytes }, { signal, onProgress }) =>
      call(onProgress).uploadChunk({ body: { ...chunkOf(identified, number), file: bytes } }, { signal }),
    async merge(identified, { signal }) {
      const { file, identifier } = identified;
      try {
        const body = fileCodecs.mergeChunks.body.encode({
          identifier,
          fileName: file.name,
          sizeBytes: file.size,
          type: use,
          pathType: 'defaultPath',
          isAccount: false,
          folder: '',
          ...kindOf(identified),
        });
        const { data } = await call().mergeChunks({ body }, { signal });
        if (!data)
          throw new Error('[console] The server merged a file and did not say where, so it cannot be kept. See the answer of mergeChunks.');
        return { kind: 'stored', stored: valueOf(file.name, fileCodecs.mergeChunks.data.decode(data)) };
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'refused') return { kind: 'refused', message: error.msg };
        throw error;
      }
    },
  };
}
