import path from 'node:path';
import type { LinguiConfig } from '@lingui/conf';
import consoleConfig from '../../console/lingui.config.ts';
import kitConfig from '../../kit/lingui.config.ts';

const repo = path.resolve(import.meta.dirname, '../..');
const catalogsOf = (workspace: string, { catalogs = [] }: Partial<LinguiConfig>) =>
  catalogs.map((catalog) => ({ ...catalog, path: catalog.path.replace('<rootDir>', path.join(repo, workspace)) }));

// For loading only: a page of the console holds words of both workspaces, while each extracts its own.
export default {
  ...consoleConfig,
  rootDir: repo,
  catalogs: [...catalogsOf('kit', kitConfig), ...catalogsOf('console', consoleConfig)],
};
