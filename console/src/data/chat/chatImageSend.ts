import type { Send } from '@milepost/kit/engines/upload';
import { IMAGE_HEAD_BYTES, readImageHead } from '@milepost/openapi/domains/file';
import type { Api } from '../api/index.ts';
import { createSend } from '../file/index.ts';
import type { RequestMaker } from '../file/index.ts';

/** Facts a message gives of an image that is stored. */
export interface StoredImage {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

interface ChatImageSendOptions {
  readonly api: Api;
  /** Asked before every image: it goes along in the Authorization header. @source shell §7 */
  readonly getToken: () => string | null;
  readonly make?: RequestMaker;
}

/** Stores images of the chat and tells how far each is; a message then says its name and size. @source shell §5, §7 (suffix /IM) */
export const chatImageSend =
  ({ api, getToken, make }: ChatImageSendOptions): Send<StoredImage> =>
  async (file, options) => {
    const size = readImageHead(new Uint8Array(await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer()));
    const [width, height] = [size?.widthPx ?? 0, size?.heightPx ?? 0];
    return createSend({ api, use: 'IM', getToken, make, valueOf: (_, { fileId }) => ({ name: fileId, width, height }) })(file, options);
  };
