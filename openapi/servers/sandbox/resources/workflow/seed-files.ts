import type { World } from '../../core/handlers.ts';
import { layOutFile } from '../file/lay-out.ts';
import { seedContent } from './seed/files.ts';
import { SEED_FILE_IDS, SEED_FILE_TYPE } from './seed/tasks.ts';
import type { TaskRow } from './tables.ts';

/** Puts the attachments of a seeded process on the disk when somebody looks at it first: a seed alone has only tables. */
export function layOutFiles(world: World, task: TaskRow): void {
  const values = JSON.parse(task.formData) as { files?: unknown };
  const files = (Array.isArray(values.files) ? values.files : []) as readonly { fileId?: string; name?: string; fileExtension?: string }[];
  for (const { fileId = '', name: fileName = '', fileExtension = '' } of files) {
    if (!SEED_FILE_IDS.has(fileId)) continue;
    const own = { creatorUserId: task.userId, creatorTime: task.startTime };
    layOutFile(world, { type: SEED_FILE_TYPE, name: fileId, fileName, fileExtension, ...own }, seedContent);
  }
}
