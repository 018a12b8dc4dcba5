import { msg } from '@lingui/core/macro';
import { definePage } from '../definePage.ts';

export const externalLinkPage = definePage({ path: 'externalLink', title: msg`Link`, load: () => import('./ExternalLinkPage.tsx') });
