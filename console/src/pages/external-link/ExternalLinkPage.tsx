import { useLingui } from '@lingui/react/macro';
import { classifyLink } from '@milepost/openapi/guards';
import { useMemo } from 'react';
import { ExternalView } from '../../features/external-view/index.ts';
import { usePageSearch, useRecordName } from '../../routing/index.ts';
import { useSession } from '../../auth/currentSession.ts';
import { linkContext } from '../../auth/linkContext.ts';
import { sheet } from '../../features/list-page/sheet.css.ts';
import { externalLinkSearch } from './search.ts';

/** /externalLink: hosts the address of its query, base64-encoded, inside the console. @source shell §2.1, forms §2 */
export default function ExternalLinkPage() {
  const { t } = useLingui();
  const { config } = useSession();
  const { href } = usePageSearch(externalLinkSearch);
  const verdict = useMemo(() => classifyLink(href, { use: 'externalLink', context: linkContext(config) }), [href, config]);
  // Where it leads is what tells several links apart.
  useRecordName('href' in verdict ? new URL(verdict.href).host : null);
  return (
    <div className={sheet}>
      <ExternalView key={href} verdict={verdict} name={t`Link`} />
    </div>
  );
}
