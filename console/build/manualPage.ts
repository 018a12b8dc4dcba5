import type { Plugin } from 'vite';
import { KEY_TABLES, LANGUAGE_NAME, LANGUAGE_TAG, LOCALES } from './keyboardTables.ts';
import type { Locale } from './keyboardTables.ts';

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

const STYLE = `body{max-inline-size:48rem;margin:2rem auto;padding-inline:1rem;font:1rem/1.6 system-ui,sans-serif;color-scheme:light dark}
table{inline-size:100%;border-collapse:collapse;margin-block:.5rem 1.5rem}
th,td{text-align:start;padding:.4rem .6rem;border-block-end:1px solid;vertical-align:top}
th:first-child,td:first-child{inline-size:10rem}
kbd{display:inline-block;padding:0 .4rem;border:1px solid;border-radius:4px;font:inherit}
nav a{margin-inline-end:1rem}
`;

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
  return `<section id="${locale}" lang="${LANGUAGE_TAG[locale]}"><h1>${TITLE[locale]}</h1><p>${LEAD[locale]}</p>
${tables.join('\n')}</section>`;
}

/** The manual: keyboard tables in every language, without a script and without a style of its own in the page. */
export const manualHtml = (): string => `<!doctype html>
<html lang="${LANGUAGE_TAG.zh}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${LOCALES.map((locale) => TITLE[locale]).join(' · ')}</title>
<link rel="icon" href="/milestone.svg">
<link rel="stylesheet" href="/manual/manual.css">
</head>
<body>
<nav>${LOCALES.map((locale) => `<a href="#${locale}" lang="${LANGUAGE_TAG[locale]}">${LANGUAGE_NAME[locale]}</a>`).join('')}</nav>
<main>
${LOCALES.map(section).join('\n')}
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
      this.emitFile({ type: 'asset', fileName: 'manual/manual.css', source: STYLE });
    },
  };
}
