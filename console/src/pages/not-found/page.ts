import { msg } from '@lingui/core/macro';
import { definePage } from '../definePage.ts';

export const notFoundPage = definePage({
  path: '404',
  title: msg`Page not found`,
  hasFirstWords: true,
  load: () => import('./NotFoundPage.tsx'),
});
