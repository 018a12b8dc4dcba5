import { expect, test } from 'vitest';
import { importsTooEarly } from './wordsTooLate.mjs';

const SAYING = "import { useLingui } from '@lingui/react/macro';";

test('a part whose words come with the pages is drawn by pages alone', () => {
  const files = {
    'src/features/flow/Says.tsx': SAYING,
    'src/pages/role/Role.tsx': SAYING,
    'src/features/portal/silent.ts': 'export const silent = 1;',
    'src/app/routes/PageAt.tsx': "const Role = () => import('../../pages/role/Role.tsx');",
    'src/pages/role/page.ts': "definePage({ load: () => import('./Role.tsx') })",
    'src/pages/user/User.tsx': "import { Says } from '../../features/flow/Says.tsx';",
    'src/app/frame/Shell.tsx': "import { silent } from '../../features/portal/silent.ts';",
  };
  expect(importsTooEarly(files)).toEqual([]);
  const early = {
    ...files,
    'src/app/frame/Tools.tsx': "const Role = lazyPane(() => import('../../pages/role/Role.tsx'));",
    'src/pages/home/HomePage.tsx': "import { Says } from '../../features/flow/Says.tsx';",
    'src/pages/role/page.ts': 'definePage({ hasFirstWords: true })',
  };
  expect(importsTooEarly(early).map((problem) => problem.split(' ')[0])).toEqual([
    'src/pages/role/page.ts',
    'src/app/frame/Tools.tsx',
    'src/pages/home/HomePage.tsx',
  ]);
});
