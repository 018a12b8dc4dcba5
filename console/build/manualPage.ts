import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COMPLETE_LANGUAGES, directionOf } from '@milepost/kit/engines/language';
import { DEFAULT_LOCALE, LANGUAGE_NAME, LANGUAGE_TAG } from '@milepost/kit/locale';
import type { Plugin } from 'vite';
import { KEY_TABLES } from './keyboardTables.ts';
import type { Locale } from './keyboardTables.ts';
import { MANUAL_STYLE } from './manualStyle.ts';

/** The script of the manual, emitted as it stands. */
export const MANUAL_SCRIPT = path.join(import.meta.dirname, 'manualLanguage.js');

const SCRIPT_TEXT = readFileSync(MANUAL_SCRIPT, 'utf8');
/** Beside the other scripts, where alone the policy of pages lets one run. */
const SCRIPT_FILE = `assets/manual-${createHash('sha256').update(SCRIPT_TEXT).digest('hex').slice(0, 7)}.js`;

const TITLE = { zh: '操作手册', zhtw: '操作手冊', en: 'User manual' } as const satisfies Record<Locale, string>;
const LEAD = {
  zh: '所有功能都可以只用键盘操作。以下是各部分的按键。',
  zhtw: '所有功能都可以只用鍵盤操作。以下是各部分的按鍵。',
  en: 'Everything can be done by keyboard alone. These are the keys of each part.',
} as const satisfies Record<Locale, string>;
const HEADS = { zh: ['按键', '作用'], zhtw: ['按鍵', '作用'], en: ['Keys', 'What they do'] } as const satisfies Record<
  Locale,
  readonly string[]
>;

function section(locale: Locale): string {
  const [keys, does] = HEADS[locale];
  const tables = KEY_TABLES.map(({ title, rows }, at) => {
    const id = `${locale}-${at}`;
    const lines = rows.map(
      ({ caps, does: words }) => `<tr><td>${caps.map((cap) => `<kbd>${cap}</kbd>`).join(' ')}</td><td>${words[locale]}</td></tr>`,
    );
    return `<h2 id="${id}">${title[locale]}</h2>
<table aria-labelledby="${id}"><thead><tr><th scope="col">${keys}</th><th scope="col">${does}</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
  });
  return `<section id="${locale}" lang="${LANGUAGE_TAG[locale]}" dir="${directionOf(locale)}"><h1>${TITLE[locale]}</h1><p>${LEAD[locale]}</p>
${tables.join('\n')}</section>`;
}

/** The manual: keyboard tables in every language, its script and its style beside it. Without the script all languages stand there. */
export const manualHtml = (): string => `<!doctype html>
<html lang="${LANGUAGE_TAG[DEFAULT_LOCALE]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${COMPLETE_LANGUAGES.map((locale) => TITLE[locale]).join(' · ')}</title>
<link rel="icon" href="/milestone.svg">
<link rel="stylesheet" href="/manual/manual.css">
<script type="module" src="/${SCRIPT_FILE}"></script>
</head>
<body>
<header>
<img src="/milestone.svg" alt="">
<nav>${COMPLETE_LANGUAGES.map((locale) => `<a href="#${locale}" lang="${LANGUAGE_TAG[locale]}">${LANGUAGE_NAME[locale]}</a>`).join('')}</nav>
</header>
<main>
${COMPLETE_LANGUAGES.map(section).join('\n')}
</main>
</body>
</html>
`;

/** Writes the manual that the menu's entry opens: `/manual/index.html`. */
export function manualPage(): Plugin {
  return {
    name: 'milepost-manual',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'manual/index.html', source: manualHtml() });
      this.emitFile({ type: 'asset', fileName: 'manual/manual.css', source: MANUAL_STYLE });
      this.emitFile({ type: 'asset', fileName: SCRIPT_FILE, source: SCRIPT_TEXT });
    },
  };
}
