import { opensWindow } from '@milepost/openapi/domains/current-user';
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

/**
 * Addresses of the windows that entries open, by the id of the entry. One that needs the token, or is not followed, has none: the
 * token stands in no link that can be copied. @reading R-447
 */
export function windowAddresses(menus: readonly MenuItem[], context: LinkContext): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (items: readonly MenuItem[]) => {
    for (const item of items) {
      const verdict = opensWindow(item) ? menuVerdict(item, context) : null;
      if (verdict?.kind === 'window' && verdict.token === 'none') found.set(item.id, verdict.href);
      visit(item.children);
    }
  };
  visit(menus);
  return found;
}
