import type { World } from '../../core/handlers.ts';
import { layOutFile } from '../file/lay-out.ts';
import { seedContent } from '../workflow/seed/files.ts';
import { NOTICES } from './seed/notices.ts';

const SEED_FILES = new Map(NOTICES.flatMap(({ files }) => files.map((file) => [file.fileId, file] as const)));

/** Puts the attachments of the seed that this list of attachments names on the disk, where somebody opens what they belong to. */
export function layOutAttachments(world: World, listed: string, creatorTime: number): void {
  for (const [name, { name: fileName, fileExtension }] of SEED_FILES)
    if (listed.includes(`/api/file/Image/annex/${name}`))
      layOutFile(world, { type: 'annex', name, fileName, fileExtension, creatorUserId: ownerId(world), creatorTime }, seedContent);
}

/** The administrator of the seed, who has written its notices. */
const ownerId = ({ store }: World): string => store.one<{ id: string }>("SELECT id FROM user WHERE account = 'admin'")?.id ?? '';
