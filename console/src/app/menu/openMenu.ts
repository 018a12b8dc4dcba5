import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { classifyLink, screenAddress } from '@milepost/openapi/guards';
import type { LinkVerdict, LinkContext } from '@milepost/openapi/guards';

/**
 * Target of an entry of type 6 or 7 when it is pressed: its address with the visualisation host and the token filled in,
 * the token only for listed https hosts. @source shell §2.3 @reading R-168
 */
export function menuVerdict(item: Pick<MenuItem, 'kind' | 'urlAddress' | 'linkTarget' | 'property'>, context: LinkContext): LinkVerdict {
  const address = item.kind === 'screen' ? screenAddress(item.property.moduleId) : item.urlAddress;
  if (address === null) return { kind: 'refused', reason: 'empty' };
  return classifyLink(address, { use: 'menu', target: item.kind === 'screen' ? '_blank' : item.linkTarget, context });
}
