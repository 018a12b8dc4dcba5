import { transformSync } from '@babel/core';
import { getConfig } from '@lingui/conf';
import path from 'node:path';

const kit = path.resolve(import.meta.dirname, '../../../kit');

/** Text of a source with calls in place of macros, each with its id in the catalogues of the kit and its English words. */
export function withoutMacros(file: string, text: string): string {
  if (!/from '@lingui\/(react|core)\/macro'/.test(text)) return text;
  const result = transformSync(text, {
    filename: file,
    configFile: false,
    babelrc: false,
    retainLines: true,
    parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig: getConfig({ cwd: kit }), descriptorFields: 'message' }]],
  });
  return (
    (result?.code ?? '')
      .replaceAll('/** i18n */', '')
      // It is in the id already.
      .replaceAll(/,\s*context:\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g, '')
      .replaceAll(/\b_(useLingui|t)\b/g, '$1')
      .replaceAll(/\\u([0-9A-F]{4})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  );
}
