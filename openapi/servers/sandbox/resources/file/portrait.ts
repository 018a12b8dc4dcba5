import { DEFAULT_HEAD_ICON } from '../../../../src/domains/user/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { World } from '../../core/handlers.ts';
import { DEFAULT_AVATAR } from './avatar.ts';
import { createStoredFiles } from './stored-files.ts';

const FOLDER = '/api/file/Image/userAvatar/';
const NO_PICTURE = '头像不是已上传的图片，请重新上传';

/** Address of a portrait by the name its upload has answered. @source forms §5 */
export const portraitOf = (name: string): string => `${FOLDER}${encodeURIComponent(name)}`;

/**
 * Portrait a person chooses: a picture of their own.
 * @throws Refusal for what they have not sent as a portrait @reading R-288
 */
export function requireOwnPortrait(world: World, name: string, userId: string): void {
  if (name === DEFAULT_AVATAR.name) return;
  if (createStoredFiles(world).find(DEFAULT_AVATAR.type, name)?.creatorUserId !== userId) throw new Refusal(NO_PICTURE);
}

/**
 * Portrait a person is given: nothing, the one of everybody, the one they have, or a stored picture.
 * @throws Refusal for any other address @reading R-288
 */
export function requirePortrait(world: World, address: string, before: string): void {
  if (['', DEFAULT_HEAD_ICON, before].includes(address)) return;
  const name = address.startsWith(FOLDER) ? nameIn(address.slice(FOLDER.length)) : '';
  if (!createStoredFiles(world).find(DEFAULT_AVATAR.type, name)) throw new Refusal(NO_PICTURE);
}

function nameIn(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
