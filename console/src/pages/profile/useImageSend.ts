import type { Send } from '@milepost/kit/engines/upload';
import { imageValue } from '@milepost/openapi/domains/file';
import type { UploadedImage } from '@milepost/openapi/domains/file';
import { useMemo } from 'react';
import { useApi } from '../../data/api/index.ts';
import { createSend } from '../../data/file/index.ts';
import type { FileUse } from '../../data/file/index.ts';
import { $token } from '../../auth/token.ts';

/** Tells when an upload begins, and when it has come to nothing: called off, refused, or without an answer. */
export const watchedSend =
  <Stored>(send: Send<Stored>, onUnderWay: (isUnderWay: boolean) => void): Send<Stored> =>
  async (file, options) => {
    const end = () => onUnderWay(false);
    onUnderWay(true);
    options.signal.addEventListener('abort', end);
    try {
      const result = await send(file, options);
      if (result.kind === 'refused') end();
      return result;
    } catch (error) {
      end();
      throw error;
    }
  };

/** Sends images of one use. @param onUnderWay must stay the same @source forms §6 (the token goes along) */
export function useImageSend(use: FileUse, onUnderWay: (isUnderWay: boolean) => void): Send<UploadedImage> {
  const api = useApi();
  return useMemo(() => {
    const send = createSend({ api, use, getToken: () => $token.get(), valueOf: imageValue });
    return watchedSend(send, onUnderWay);
  }, [api, use, onUnderWay]);
}
