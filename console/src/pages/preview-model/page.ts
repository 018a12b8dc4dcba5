import { msg } from '@lingui/core/macro';
import { definePage } from '../definePage.ts';

export const previewModelPage = definePage({
  path: 'previewModel',
  title: msg`Feature preview`,
  load: () => import('./PreviewModelPage.tsx'),
});
