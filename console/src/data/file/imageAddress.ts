import { classifyLink } from '@milepost/openapi/guards';
import type { LinkContext } from '@milepost/openapi/guards';

/** The address an image may be drawn from: of the console, the API or the file host, nothing else. A record may hold anything as one. */
export function imageAddress(url: unknown, context: LinkContext): string | null {
  const verdict = typeof url === 'string' && url !== '' ? classifyLink(url, { use: 'download', context }) : null;
  return verdict?.kind === 'fetch' ? verdict.href : null;
}
