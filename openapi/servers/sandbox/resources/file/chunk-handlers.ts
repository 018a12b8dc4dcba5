import type { Caller, Handlers, World } from '../../core/handlers.ts';
import { createChunks, requireBytes, requireFit } from './chunks.ts';
import { foldersOf, presentCaller, requireName } from './judge.ts';
import { createMerge } from './merge.ts';
import { createStoredFiles, type Content } from './stored-files.ts';

type Operations = 'checkChunk' | 'uploadChunk' | 'mergeChunks';

/** Uploads in chunks: asked for, sent, merged. @source forms §7 */
export function chunkHandlers(world: World): Handlers<Operations> {
  const files = createStoredFiles(world);
  const chunks = createChunks(world);
  const merge = createMerge(world, files, chunks);

  return {
    checkChunk: ({ query, caller }) => {
      requireFit(query);
      const content = contentOf(presentCaller(caller), query);
      const isUploaded = files.known(content).length > 0;
      return { data: { chunkNumbers: [...chunks.stored(content).keys()], merge: false, uploaded: isUploaded } };
    },
    uploadChunk: ({ body, caller }) => {
      requireBytes(body, body.file.bytes);
      const content = contentOf(presentCaller(caller), body);
      const isKnown = files.known(content).length > 0;
      if (!isKnown) chunks.put(content, body.chunkNumber, body.file.bytes);
      const chunkNumbers = [...chunks.stored(content).keys()];
      return { data: { chunkNumbers, merge: isKnown || chunkNumbers.length === body.totalChunks } };
    },
    mergeChunks: ({ body, caller }) => {
      const { userId, account } = presentCaller(caller);
      const content = { userId, md5: body.identifier, sizeBytes: body.fileSize, fileName: requireName(body.fileName) };
      return merge({ content, type: body.type, folders: foldersOf(body, account) });
    },
  };
}

interface ContentAsk {
  identifier: string;
  totalSize: number;
  filename: string;
}

const contentOf = ({ userId }: Caller, { identifier, totalSize, filename }: ContentAsk): Content => ({
  userId,
  md5: identifier,
  sizeBytes: totalSize,
  fileName: requireName(filename),
});
