import { chunkPlan, IMAGE_HEAD_BYTES, remainingChunks } from '../../../../src/domains/file/index.ts';
import { CODE } from '../../core/envelope.ts';
import type { DiskFile } from '../../core/disk/disk.ts';
import { Refusal } from '../../core/failure.ts';
import type { Answer, World } from '../../core/handlers.ts';
import type { Chunks } from './chunks.ts';
import { judgeFile } from './judge.ts';
import { answerOf, placeOf, WrongContent, type Content, type FileRow, type StoredFiles } from './stored-files.ts';

/** So many missing chunks are named in the sentence. */
const MAX_NAMED = 5;

/** Request to make one file of the chunks. */
export interface MergeRequest {
  content: Content;
  type: string;
  folders: readonly string[];
}

/**
 * Makes one file of the chunks, from disk to disk. Asked again it answers the file that is there. What turns out not to be
 * the announced content is thrown away, so that it can be sent anew.
 * @reading R-083
 */
export function createMerge(
  { disk }: World,
  files: StoredFiles,
  chunks: Chunks,
): (request: MergeRequest) => Answer<ReturnType<typeof answerOf>> {
  return ({ content, type, folders }) => {
    const known = files.known(content);
    const same = known.find((row) => row.type === type && folderOf(row) === folders.join(','));
    const parts = known[0] ? [placeOf(known[0])] : requireAll(content, chunks);
    const store = (): FileRow => {
      const head = parts[0] ? disk.head(parts[0], IMAGE_HEAD_BYTES) : new Uint8Array();
      const judged = judgeFile({ type, fileName: content.fileName, sizeBytes: content.sizeBytes, head });
      return files.add({ ...content, ...judged, type, folders }, (append) => parts.forEach((part) => disk.read(part, append)));
    };
    try {
      return { data: answerOf(same ?? store()) };
    } catch (error) {
      if (error instanceof WrongContent) return { code: CODE.refused, msg: '文件校验失败，内容与标识不符，请重新上传' };
      throw error;
    } finally {
      chunks.drop(content);
    }
  };
}

const folderOf = ({ name }: FileRow): string => name.split(',').slice(0, -1).join(',');

/** @throws Refusal naming the chunks that are missing */
function requireAll(content: Content, chunks: Chunks): DiskFile[] {
  const stored = chunks.stored(content);
  const missing = remainingChunks(chunkPlan(content.sizeBytes), [...stored.keys()]);
  if (missing.length > 0) {
    const named = missing.slice(0, MAX_NAMED).join('、');
    throw new Refusal(`缺少第 ${named} 个分片${missing.length > MAX_NAMED ? `等共 ${missing.length} 个` : ''}，请补传后再合并`);
  }
  return [...stored.values()];
}
