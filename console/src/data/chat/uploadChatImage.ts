import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { extensionOf, fileCodecs, imageKindOf, readImageHead, IMAGE_HEAD_BYTES } from '@milepost/openapi/domains/file';
import { chatImageProblem } from '@milepost/openapi/domains/message';
import { fileOperations } from '@milepost/openapi/operations';

/** What a message says of an image that is stored. */
export interface StoredImage {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** The stored image, or why nothing was sent to the server. */
export type ImageUpload = { readonly kind: 'stored'; readonly image: StoredImage } | { readonly kind: 'tooLarge' | 'notAnImage' };

/**
 * Stores an image for the chat. It must be an image by its type, its extension and its first bytes, and at most 5 MB.
 * @throws {ApiError} when the server does not take it
 * @source shell §5, §7
 */
export async function uploadChatImage(client: Client, file: File): Promise<ImageUpload> {
  const problem = chatImageProblem(file);
  if (problem !== null) return { kind: problem };
  const head = new Uint8Array(await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer());
  const image = readImageHead(head);
  if (image === null || imageKindOf(extensionOf(file.name), head) === null) return { kind: 'notAnImage' };
  const { data } = await bindOperations(client, fileOperations).uploadFile({ path: { type: CHAT_FOLDER }, body: { file } });
  if (data === null) throw new Error('[chat] the server stored an image and did not say where, so it cannot be sent. Try again.');
  const { fileId } = fileCodecs.uploadFile.data.decode(data);
  return { kind: 'stored', image: { name: fileId, width: image.widthPx, height: image.heightPx } };
}

/** Where files of the chat are stored. @source shell §7 */
const CHAT_FOLDER = 'IM';
