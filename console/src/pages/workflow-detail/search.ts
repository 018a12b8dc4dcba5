import { decodeFlowConfig } from '@milepost/openapi/domains/workflow';
import type { FlowConfig } from '@milepost/openapi/domains/workflow';
import { NO_WORK } from '../../data/workflow/noWork.ts';
import type { PageSearch, Search } from '../../routing/index.ts';

/** Search parameters of the page: the encoded payload, and a token that is not judged yet. @source shell §2.1 */
export interface FlowSearch {
  readonly config: string;
  readonly token: string | undefined;
}

export const flowSearch: PageSearch<FlowSearch> = {
  read: ({ config = '', token }) => ({ config, token }),
  write: ({ config }) => ({ config }),
};

/** Work, process, or flow that is begun, and what the reader is to it. However its payload is spelled it is one page. */
export const flowSubject = ({ standing, processId, flowId, taskOperatorId }: FlowConfig): string =>
  [standing, processId === NO_WORK ? `of ${flowId ?? ''}` : processId, taskOperatorId ?? ''].join(' ').trimEnd();

/** The subject an address names; empty where it cannot be read. */
export function subjectOf(search: Search): string {
  const config = decodeFlowConfig(flowSearch.read(search).config);
  return config === null ? '' : flowSubject(config);
}
