import { imageValue } from '@milepost/openapi/domains/file';
import { useMemo } from 'react';
import { useApi } from '../../data/api/index.ts';
import { createSend } from '../../data/file/index.ts';
import type { FileUse } from '../../data/file/index.ts';
import { $token } from '../../session/token.ts';

/** Sends images of one use. @source forms §6 (the token goes along) */
export function useImageSend(use: FileUse) {
  const api = useApi();
  return useMemo(() => createSend({ api, use, getToken: () => $token.get(), valueOf: imageValue }), [api, use]);
}
