import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { WINDOW_FEATURES, judgeReport } from '@milepost/openapi/guards';
import { useMemo } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { linkContext, openWindow } from '../../auth/linkContext.ts';
import { ExternalView } from '../../features/external-view/index.ts';
import { sheet } from '../../features/list-page/sheet.css.ts';
import { BackHome } from '../../routing/BackHome.tsx';
import * as css from './ReportPage.css.ts';

/**
 * An entry of the menu of type 5: the page of the report server, framed where the deployment lists its host, with the token
 * where its host may have it; otherwise why not, and what can be done. @source shell §2.3 @reading R-723
 */
export default function ReportPage({ item }: { readonly item: MenuItem }) {
  const { t } = useLingui();
  const { config } = useSession();
  const { fullName: name, property } = item;
  const { moduleId } = property;
  const verdict = useMemo(() => judgeReport(moduleId ?? '', linkContext(config)), [moduleId, config]);
  if (verdict.kind === 'frame')
    return (
      <div className={sheet}>
        <div className={css.column}>
          {verdict.token === 'withheld' && (
            <Alert
              edges="bar"
              tone="warning"
              urgency="polite"
              title={t`This report is not given your sign-in`}
              description={t`Its host is not among those that may be given it, so it may ask you to sign in there. Ask your administrator if it should be.`}
            />
          )}
          <div className={css.view}>
            <ExternalView verdict={verdict} name={name} />
          </div>
        </div>
      </div>
    );
  if (verdict.kind === 'leave') {
    const { host, href } = verdict;
    return (
      <div className={sheet}>
        <StatePanel
          kind="soon"
          title={name}
          headingLevel={1}
          actions={
            <Button variant="primary" onPress={() => openWindow(href, WINDOW_FEATURES)}>
              {t`Open in a new window`}
            </Button>
          }
        >
          {t`Reports come from ${host}, which this system does not show inside the console. In a window of its own it is not given your sign-in. Your administrator can allow the host.`}
        </StatePanel>
      </div>
    );
  }
  const why =
    verdict.reason === 'noReportHost'
      ? t`The menu entry is right, but no report server is configured for this system. Ask your administrator to configure it.`
      : verdict.reason === 'empty'
        ? t`This entry of the menu names no report. Ask your administrator to choose one.`
        : t`The report server of this system has an address the console must not show: it is not encrypted, or it is the console’s own. Ask your administrator to correct it.`;
  return (
    <div className={sheet}>
      <StatePanel kind="failed" title={t`“${name}” cannot be shown here`} headingLevel={1} actions={<BackHome />}>
        {why}
      </StatePanel>
    </div>
  );
}
