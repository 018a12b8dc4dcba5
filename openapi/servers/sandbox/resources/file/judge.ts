import {
  CHAT_IMAGE_MAX_BYTES,
  cleanFileName,
  extensionOf,
  imageKindOf,
  isFileNameAllowed,
  isImageExtension,
  type ImageKind,
} from '../../../../src/domains/file/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { Caller } from '../../core/handlers.ts';

/** Uses that take images only. @source forms §3 shell §5 @reading R-085 */
const IMAGE_USES = new Set(['annexpic', 'IM', 'userAvatar']);
const CHAT_USE = 'IM';
const FOLDER = /^[\p{L}\p{N}_-]{1,50}$/u;

/** Person who uploads. @throws Refusal where nobody is signed in */
export function presentCaller(caller: Caller | null): Caller {
  if (!caller) throw new Refusal('验证失败，请重新登录');
  return caller;
}

/** The name a file is stored under. @throws Refusal when it hides its end @reading R-086 */
export function requireName(fileName: string): string {
  if (!isFileNameAllowed(fileName)) throw new Refusal('文件名含有不允许的字符，请重命名后重试');
  return cleanFileName(fileName);
}

/** A file that is handed in: its name as stored, its first bytes. */
interface Handed {
  type: string;
  fileName: string;
  sizeBytes: number;
  head: Uint8Array;
}

/**
 * Type of a file by its extension and its content together. An extension of an image with another content is refused
 * everywhere, so that what calls itself an image is one.
 * @throws Refusal when an image is meant and this is none @reading R-085
 */
export function judgeFile({ type, fileName, sizeBytes, head }: Handed): { extension: string; imageKind: ImageKind | null } {
  const extension = extensionOf(fileName);
  const imageKind = imageKindOf(extension, head);
  if (imageKind === null && IMAGE_USES.has(type)) throw new Refusal('请上传图片');
  if (imageKind === null && isImageExtension(extension)) throw new Refusal('文件内容与扩展名不符，请选择正确的图片文件');
  if (type === CHAT_USE && sizeBytes > CHAT_IMAGE_MAX_BYTES) throw new Refusal('图片大小不能超过5M');
  return { extension, imageKind };
}

/** Folders a call asks for. */
interface FolderRequest {
  pathType?: string;
  isAccount?: number;
  folder?: string;
}

/** The sub folders of a file's name, none unless it asks for a path of its own. @throws Refusal when one leads elsewhere @reading R-088 */
export function foldersOf({ pathType, isAccount, folder }: FolderRequest, account: string): string[] {
  if (pathType !== 'selfPath') return [];
  const folders = (folder ?? '').split('/').filter((part) => part !== '');
  if (!folders.every((part) => FOLDER.test(part))) throw new Refusal('文件夹名称只能包含文字、数字、下划线和连字符，请修改后重试');
  return isAccount === 1 ? [...folders, account] : folders;
}
