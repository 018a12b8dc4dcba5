import { fileCodecs } from '@milepost/openapi/domains/file';
import type { DownloadLink } from '@milepost/openapi/domains/file';
import type { Api } from '../api/index.ts';
import { saveBytes } from './saveBytes.ts';
import { fileCalls } from './calls.ts';

/** Facts a download needs of a stored file. */
export interface Downloadable {
  readonly name: string;
  readonly url: string;
  /** Id on the server; read from the address where it is missing. */
  readonly fileId?: string | null;
}

/** Outcome of a download; the words belong to the view. */
export type DownloadOutcome = 'saved' | 'missing';

const STORED = /^\/api\/file\/Image\/([^/?#]+)\/([^/?#]+)$/i;
const DEFAULT_USE = 'annex';

/** Use and name of a stored file by its address; the name alone where the address says nothing. @reading R-367 */
export function placeOf({ url, fileId }: Downloadable): { type: string; fileId: string } | null {
  const [, type, name] = STORED.exec(url) ?? [];
  const id = fileId || (name && decoded(name));
  return id ? { type: (type && decoded(type)) || DEFAULT_USE, fileId: id } : null;
}

/** Fetches one file through a link that works once, and hands it to the browser's downloads. @source forms §7 */
export async function downloadFile(api: Api, file: Downloadable): Promise<DownloadOutcome> {
  const path = placeOf(file);
  if (!path) return 'missing';
  const { data } = await fileCalls(api).createDownloadLink({ path });
  return save(api, fileCodecs.createDownloadLink.data.decode(data), file.name);
}

/** A file in an archive: where it is stored, and what it is called. */
type Part = NonNullable<ReturnType<typeof placeOf>> & { readonly fileName: string };

/** Fetches several as one archive for each use they were uploaded for: the server packs each use by itself. @source forms §7 */
export async function downloadAll(api: Api, files: readonly Downloadable[]): Promise<DownloadOutcome> {
  const parts = files.flatMap((file): Part[] => {
    const place = placeOf(file);
    return place ? [{ ...place, fileName: file.name }] : [];
  });
  // One that nobody can name is said, though the others come.
  let outcome: DownloadOutcome = parts.length < files.length || parts.length === 0 ? 'missing' : 'saved';
  for (const type of new Set(parts.map((part) => part.type))) {
    const ofUse = parts.filter((part) => part.type === type);
    if ((await pack(api, type, ofUse)) === 'missing') outcome = 'missing';
  }
  return outcome;
}

async function pack(api: Api, type: string, parts: readonly Part[]): Promise<DownloadOutcome> {
  const body = fileCodecs.packFiles.body.encode(parts.map(({ fileId, fileName }) => ({ fileId, fileName })));
  const { data } = await fileCalls(api).packFiles({ path: { type }, body });
  const packed = data && fileCodecs.packFiles.data.decode(data);
  return save(api, packed?.link ?? null, packed?.downloadName || packed?.link?.fileName || 'download.zip');
}

/** A link that leads anywhere but to the download of this API is none. @reading R-017 */
async function save(api: Api, link: DownloadLink | null, name: string): Promise<DownloadOutcome> {
  const bytes = link && (await fileCalls(api).downloadFile({ query: link.query })).data;
  if (!bytes) return 'missing';
  saveBytes(bytes, name);
  return 'saved';
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
