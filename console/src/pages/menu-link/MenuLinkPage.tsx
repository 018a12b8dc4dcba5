import { classifyLink } from '@milepost/openapi/guards';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { useMemo } from 'react';
import { ExternalView } from '../../features/external-view/index.ts';
import { useSession } from '../../session/currentSession.ts';
import { linkWorld } from '../../session/linkWorld.ts';
import { sheet } from '../sheet.css.ts';

/** A menu entry of type 7 that opens inside the console. @source shell §2.3 */
export default function MenuLinkPage({ item }: { readonly item: MenuItem }) {
  const { config } = useSession();
  const verdict = useMemo(
    () => classifyLink(item.urlAddress ?? '', { use: 'menu', target: '_self', world: linkWorld(config) }),
    [item, config],
  );
  return (
    <div className={sheet}>
      <ExternalView verdict={verdict} name={item.fullName} />
    </div>
  );
}
