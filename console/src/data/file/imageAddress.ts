import { classifyLink } from '@milepost/openapi/guards';
import type { LinkContext } from '@milepost/openapi/guards';

/** The address an image may be drawn from: of the console, the API or the file host, nothing else. */
export function imageAddress(url: string, context: LinkContext): string | null {
  const verdict = url === '' ? null : classifyLink(url, { use: 'download', context });
  return verdict?.kind === 'fetch' ? verdict.href : null;
}
