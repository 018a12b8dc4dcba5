import { SaxesParser } from 'saxes';
import { CommandFailure, EXIT } from '../../failure.ts';
import { SOURCE_LANGUAGE } from '../../registration/index.ts';
import { once, type Translated } from './po.ts';
import { textKey, type Text } from './texts.ts';

/** Kind of the context that tells two texts of one English apart. */
const MEANING = 'x-meaning';
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
/** A translation that a person has not looked at. */
const DOUBTFUL = /^needs-/;

/** XLIFF 1.2 with texts of a language. @param hints the same texts in a language translators may read, by key */
export function xliffOf(tag: string, texts: readonly Text[], hints: ReadonlyMap<string, string>): string {
  const units = once(texts).map((text, at) => {
    const hint = hints.get(textKey(text));
    return [
      `      <trans-unit id="${at + 1}" xml:space="preserve">`,
      `        <source>${escaped(text.source)}</source>`,
      ...(text.words === '' ? [] : [`        <target>${escaped(text.words)}</target>`]),
      ...(text.context === null
        ? []
        : [`        <context-group purpose="match"><context context-type="${MEANING}">${escaped(text.context)}</context></context-group>`]),
      ...[...text.notes, ...(hint ? [`zh: ${hint}`] : [])].map((note) => `        <note>${escaped(note)}</note>`),
      '      </trans-unit>',
    ].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="milepost" datatype="plaintext" source-language="${SOURCE_LANGUAGE}" target-language="${tag}">
    <body>
${units.join('\n')}
    </body>
  </file>
</xliff>
`;
}

/** Tag of the language a file of XLIFF is in, and its translations. @throws CommandFailure 2 what is no XML */
export function readXliff(text: string): { readonly tag: string | null; readonly translations: Translated[] } {
  const translations: Translated[] = [];
  const parser = new SaxesParser({});
  let tag: string | null = null;
  let unit = { source: '', words: '', context: null as string | null, isDoubtful: false };
  /** Element whose text is read. */
  let into: 'source' | 'words' | 'context' | null = null;
  /** Proposals of the translator's program are none of ours. */
  let isProposal = false;
  parser.on('error', (error) => {
    throw new CommandFailure(EXIT.usage, `[milepost] The file is no XLIFF: ${error.message}. Nothing was written.`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const { [name === 'context' ? 'context-type' : 'state']: mark = '' } = attributes;
    if (name === 'xliff' && !(attributes['version'] ?? '1.').startsWith('1.'))
      throw new CommandFailure(
        EXIT.usage,
        `[milepost] The file is XLIFF ${attributes['version']}, and 1.2 is read here: save it as that. Nothing was written.`,
      );
    if (name === 'alt-trans') isProposal = true;
    if (isProposal) return;
    if (name === 'file') tag = attributes['target-language'] ?? null;
    if (name === 'trans-unit') unit = { source: '', words: '', context: null, isDoubtful: false };
    if (name === 'source') into = 'source';
    if (name === 'target') {
      into = 'words';
      unit.isDoubtful = DOUBTFUL.test(mark);
    }
    if (name === 'context' && mark === MEANING) {
      into = 'context';
      unit.context = '';
    }
  });
  const take = (read: string): void => {
    if (into !== null && !isProposal) unit[into] = (unit[into] ?? '') + read;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', ({ name }) => {
    if (name === 'alt-trans') isProposal = false;
    else if (isProposal) return;
    if (['source', 'target', 'context'].includes(name)) into = null;
    if (name === 'trans-unit') translations.push({ ...unit });
  });
  parser.write(text).close();
  return { tag, translations };
}
