import { bindOperations } from '@milepost/openapi/client';
import type { Client } from '@milepost/openapi/client';
import { portalCodecs } from '@milepost/openapi/domains/portal';
import { portalOperations } from '@milepost/openapi/operations';
import { queryOptions } from '@tanstack/react-query';
import { portalKeys } from './keys.ts';
import { reading } from '../tags.ts';

const bind = (client: Client) => bindOperations(client, portalOperations);

/** All kinds of flow. @reading R-157 */
const EVERY_KIND = { toBeReviewedType: [], flowDoneType: [], flowCirculateType: [] };

/** Counts of what waits, was handed over, done and copied. */
export const flowCountsQuery = (client: Client) =>
  queryOptions({
    queryKey: portalKeys.counts,
    queryFn: reading(client, async (client, { signal }) => {
      const body = portalCodecs.countFlowTasks.body.encode(EVERY_KIND);
      const { data } = await bind(client).countFlowTasks({ body }, { signal });
      return portalCodecs.countFlowTasks.data.decode(data ?? {});
    }),
  });

/** The newest work that waits for the caller. */
export const dashboardToDoQuery = (client: Client) =>
  queryOptions({
    queryKey: portalKeys.toDo,
    queryFn: reading(client, async (client, { signal }) => {
      const { data } = await bind(client).listDashboardFlowTasks({}, { signal });
      return portalCodecs.listDashboardFlowTasks.data.decode(data);
    }),
  });

/** The newest flows the caller launched. */
export const ownFlowsQuery = (client: Client) =>
  queryOptions({
    queryKey: portalKeys.own,
    queryFn: reading(client, async (client, { signal }) => {
      const { data } = await bind(client).listDashboardOwnFlows({}, { signal });
      return portalCodecs.listDashboardOwnFlows.data.decode(data);
    }),
  });

/** The newest mails of the caller. */
export const mailsQuery = (client: Client) =>
  queryOptions({
    queryKey: portalKeys.mails,
    queryFn: reading(client, async (client, { signal }) => {
      const { data } = await bind(client).listDashboardEmails({}, { signal });
      return portalCodecs.listDashboardEmails.data.decode(data);
    }),
  });

/** One mail of the caller, whole; rejects where the server has no such call. @reading R-348 */
export const mailQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: portalKeys.mail(id),
    queryFn: reading(client, async (client, { signal }) => {
      const { data } = await bind(client).getEmail({ path: { id } }, { signal });
      return data && portalCodecs.getEmail.data.decode(data);
    }),
  });

/** The newest notices; each has the id of its message. @reading R-376 */
export const noticesQuery = (client: Client) =>
  queryOptions({
    queryKey: portalKeys.notices,
    queryFn: reading(client, async (client, { signal }) => {
      const body = portalCodecs.listDashboardNotices.body.encode({ categories: [] });
      const { data } = await bind(client).listDashboardNotices({ body }, { signal });
      return portalCodecs.listDashboardNotices.data.decode(data);
    }),
  });

/** Content of a portal for the caller, in the system they work in; null when nothing is authorised. */
export const portalQuery = (client: Client, id: string, systemId: string | null) =>
  queryOptions({
    queryKey: portalKeys.portal(id),
    queryFn: reading(client, async (client, { signal }) => {
      const { data } = await bind(client).getPortal(
        { path: { id }, query: { platform: 'Web', ...(systemId !== null && { systemId }) } },
        { signal },
      );
      return data && portalCodecs.getPortal.data.decode(data);
    }),
  });
