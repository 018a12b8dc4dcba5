import { extensionOf, fileCodecs, isImageExtension } from '@milepost/openapi/domains/file';
import { classifyLink } from '@milepost/openapi/guards';
import type { LinkVerdict, LinkContext } from '@milepost/openapi/guards';
import type { Api } from '../api/index.ts';
import type { Downloadable } from './download.ts';
import { fileCalls } from './calls.ts';
import { imageAddress } from './imageAddress.ts';

/** Ways a file can be looked at. */
export type Preview =
  /** In the image viewer. */
  | { readonly kind: 'image'; readonly address: string }
  /** In a sandboxed frame; the token is in the address only where the deployment lists the host. */
  | Extract<LinkVerdict, { kind: 'frame' }>
  /** Not here: in a window of its own. */
  | Extract<LinkVerdict, { kind: 'window' }>
  /** The server gave no address. */
  | { readonly kind: 'missing' }
  /** The server gave an address that this deployment does not trust. */
  | { readonly kind: 'refused' };

interface Previewed extends Downloadable {
  readonly fileVersionId?: string | null;
}

/** png, jpg, jpeg, bmp and gif open in the image viewer. @source forms §2.11, §9 */
export const isImageFile = ({ name }: Pick<Downloadable, 'name'>): boolean => isImageExtension(extensionOf(name));

/**
 * Asks the server where a file can be looked at and judges the address. Images are drawn from their own.
 * @source forms §2.11, §7 @reading R-080 @reading R-368
 */
export async function fetchPreview(api: Api, context: LinkContext, file: Previewed, signal?: AbortSignal): Promise<Preview> {
  if (file.url === '') return { kind: 'missing' };
  if (isImageFile(file)) {
    const address = imageAddress(file.url, context);
    return address === null ? { kind: 'refused' } : { kind: 'image', address };
  }
  const query = { fileName: file.name, fileDownloadUrl: file.url, ...(file.fileVersionId && { fileVersionId: file.fileVersionId }) };
  const { data } = await fileCalls(api).getPreviewAddress({ query }, { signal });
  const address = fileCodecs.getPreviewAddress.data.decode(data);
  if (address === '') return { kind: 'missing' };
  const verdict = classifyLink(address, { use: 'preview', context });
  return verdict.kind === 'frame' || verdict.kind === 'window' ? verdict : { kind: 'refused' };
}
