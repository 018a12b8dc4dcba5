import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import type { Plugin } from 'vite';
import type { Door } from '../doors.ts';
import { withUndefined } from '../optionalMembers.ts';
import { copyOf } from './copies.ts';
import type { Sheet } from './looks.ts';
import { withoutMacros } from './macros.ts';
import { OFFERED } from './offered.ts';

/** Entry of `eject/widgets.json`: what a widget is made of once it is somebody's own. */
export interface Offer {
  readonly name: string;
  /** Paths below `eject/<name>`, which are paths in the folder of the user. */
  readonly files: readonly string[];
  /** Doors of the kit the files import. */
  readonly doors: readonly string[];
  /** Other packages they import. */
  readonly packages: readonly string[];
  /** Style sheets of the kit that what they import is drawn with, as they are imported. */
  readonly styles: readonly string[];
}

const repo = path.resolve(import.meta.dirname, '../../..');

/** Exports of a compiled style sheet: its module holds names and nothing that has to run. */
async function namesOf(code: string): Promise<Sheet['names']> {
  const plain = code.replaceAll(/^import\b.*$/gm, '').replaceAll(/^\/\/# sourceMappingURL=.*$/gm, '');
  return { ...(await import(`data:text/javascript,${encodeURIComponent(plain)}`)) };
}

/** Writes widgets as sources of an application's own below `eject/` of the package. `root` is the folder of sources, with a slash at its end. */
export function packEjected(root: string, doors: readonly Door[]): Plugin {
  const rules = new Map<string, string>();
  return {
    name: 'milepost-pack-ejected',
    enforce: 'post',
    transform: {
      order: 'pre',
      handler(code, id) {
        const source = id.replace(/\.vanilla\.css.*$/, '');
        if (source !== id && source.startsWith(root)) rules.set(source.slice(root.length), code);
      },
    },
    async writeBundle({ dir = '' }) {
      const sheets = new Map<string, Sheet>();
      for (const id of this.getModuleIds()) {
        const code = id.startsWith(root) && id.endsWith('.css.ts') ? this.getModuleInfo(id)?.code : undefined;
        const source = id.slice(root.length);
        if (code) sheets.set(source, { css: rules.get(source) ?? '', names: await namesOf(code) });
      }
      const texts = new Map<string, string | undefined>();
      const read = (file: string) => {
        if (!texts.has(file))
          texts.set(file, existsSync(root + file) ? withoutMacros(root + file, readFileSync(root + file, 'utf8')) : undefined);
        return texts.get(file);
      };
      const names = new Map(doors.map(({ name, source }) => [source.replace('./src/', ''), `@milepost/kit/${name.slice(2)}`]));
      const hasStyles = (door: string) => existsSync(path.join(dir, `styles/${door.replace('@milepost/kit/', '')}.css`));
      const write = (file: string, text: string) => {
        mkdirSync(path.dirname(path.join(dir, 'eject', file)), { recursive: true });
        writeFileSync(path.join(dir, 'eject', file), text);
      };
      const settings = JSON.parse(readFileSync(path.join(repo, '.oxfmtrc.json'), 'utf8'));
      const offers: Offer[] = [];
      for (const widget of OFFERED) {
        const copy = copyOf(widget, read, (file) => names.get(file), sheets);
        for (const [file, source] of copy.files) {
          const text = /\.tsx?$/.test(file) ? withUndefined(source, file.endsWith('x') ? 'tsx' : 'ts') : source;
          const { code, errors } = await format(file, text, { printWidth: settings.printWidth, singleQuote: true });
          if (errors[0]) throw new Error(`[eject] ${widget}/${file} cannot be formatted: ${errors[0].message}`);
          write(`${widget}/${file}`, code);
        }
        const styles = copy.doors.filter(hasStyles).map((door) => door.replace('@milepost/kit/', '@milepost/kit/styles/') + '.css');
        offers.push({
          name: widget,
          files: [...copy.files.keys()].toSorted(),
          doors: copy.doors,
          packages: copy.packages,
          styles: ['@milepost/kit/styles/theme.css', ...styles],
        });
      }
      write('widgets.json', `${JSON.stringify(offers, null, 2)}\n`);
    },
  };
}
