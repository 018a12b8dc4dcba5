import type { World } from '../../core/handlers.ts';
import { insertRow } from '../../core/rows.ts';
import { createStoredFiles, md5Of, placeOf } from '../file/stored-files.ts';
import { seedContent } from './seed/files.ts';
import { SEED_FILE_IDS, SEED_FILE_TYPE } from './seed/tasks.ts';
import type { TaskRow } from './tables.ts';

/** Puts the attachments of a seeded process on the disk when somebody looks at it first: a seed alone has only tables. */
export function layOutFiles(world: World, task: TaskRow): void {
  const values = JSON.parse(task.formData) as { files?: unknown };
  const files = (Array.isArray(values.files) ? values.files : []) as readonly { fileId?: string; name?: string; fileExtension?: string }[];
  const stored = createStoredFiles(world);
  for (const { fileId = '', name = '', fileExtension = '' } of files) {
    if (!SEED_FILE_IDS.has(fileId) || stored.find(SEED_FILE_TYPE, fileId)) continue;
    const bytes = seedContent(fileId);
    const id = world.nextId();
    world.disk.create(placeOf({ id }), (append) => append(bytes));
    world.store.run('DELETE FROM stored_file WHERE type = ? AND name = ?', SEED_FILE_TYPE, fileId);
    insertRow(world.store, 'stored_file', {
      id,
      type: SEED_FILE_TYPE,
      name: fileId,
      fileName: name,
      fileSize: bytes.byteLength,
      fileExtension,
      imageKind: fileExtension === 'png' ? 'png' : null,
      md5: md5Of(bytes),
      creatorUserId: task.userId,
      creatorTime: task.startTime,
    });
  }
}
