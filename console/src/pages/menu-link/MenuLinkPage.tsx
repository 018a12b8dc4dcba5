import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { classifyLink } from '@milepost/openapi/guards';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { useMemo } from 'react';
import { ExternalView } from '../../features/external-view/index.ts';
import { useSession } from '../../auth/currentSession.ts';
import { linkContext } from '../../auth/linkContext.ts';
import { sheet } from '../../features/list-page/sheet.css.ts';
import * as css from './MenuLinkPage.css.ts';

/** A menu entry of type 7 that opens inside the console; a token that is kept back from it is told. @source shell §2.3 @reading R-167 */
export default function MenuLinkPage({ item }: { readonly item: MenuItem }) {
  const { t } = useLingui();
  const { config } = useSession();
  const verdict = useMemo(
    () => classifyLink(item.urlAddress ?? '', { use: 'menu', target: '_self', context: linkContext(config) }),
    [item, config],
  );
  const isWithheld = 'token' in verdict && verdict.token === 'withheld';
  return (
    <div className={sheet}>
      <div className={css.column}>
        {isWithheld && (
          <Alert
            edges="bar"
            tone="warning"
            urgency="polite"
            title={t`This page is not given your sign-in`}
            description={t`Its host is not among those that may be given it, so it may ask you to sign in there. Ask your administrator if it should be.`}
          />
        )}
        <div className={css.view}>
          <ExternalView verdict={verdict} name={item.fullName} />
        </div>
      </div>
    </div>
  );
}
