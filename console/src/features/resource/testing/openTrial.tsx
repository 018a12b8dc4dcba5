import { PermissionProvider } from '../../../permissions/index.ts';
import { aSession } from '../../../testing/inSession.tsx';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { ResourcePage } from '../page/ResourcePage.tsx';

/** The list of a declaration over the groups, on a server of prepared answers, once its rows can be acted on. */
export async function openTrial(resource: unknown, answers: Parameters<typeof aSession>[0], action = 'edit') {
  const page = await renderInConsole(
    aSession(answers, '/permission/group').around(
      <PermissionProvider value={{ permissions: new Map(), judge: false, modelId: 'm1' }}>
        <ResourcePage resource={resource as never} />
      </PermissionProvider>,
    ),
  );
  await page.appeared(`[data-mp-action=${action}]`);
  return page;
}
