import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { dashboardPage } from '../../pages/dashboard/page.ts';
import type { PageDefinition } from '../../pages/definePage.ts';
import { emailDetailPage } from '../../pages/email-detail/page.ts';
import { externalLinkPage } from '../../pages/external-link/page.ts';
import { messageRecordPage } from '../../pages/message-record/page.ts';
import { notFoundPage } from '../../pages/not-found/page.ts';
import { previewModelPage } from '../../pages/preview-model/page.ts';
import { profilePage } from '../../pages/profile/page.ts';
import { workflowDetailPage } from '../../pages/workflow-detail/page.ts';
import { workflowEntrustPage } from '../../pages/workflow-entrust/page.ts';

/** A page at a fixed route; its name is the browser's title. @source shell §2.1 */
export interface FixedPage extends PageDefinition {
  readonly title: MessageDescriptor;
}

const homePage: FixedPage = { path: 'home', title: msg`Home`, hasFirstWords: true, load: () => import('../../pages/home/HomePage.tsx') };

/** Pages at fixed routes, one line each. @source shell §2.1 */
export const fixedPages: readonly FixedPage[] = [
  homePage,
  dashboardPage,
  messageRecordPage,
  previewModelPage,
  profilePage,
  emailDetailPage,
  workflowDetailPage,
  workflowEntrustPage,
  externalLinkPage,
  notFoundPage,
];

export const fixedByPath: ReadonlyMap<string, FixedPage> = new Map(fixedPages.map((page) => [`/${page.path}`, page]));
