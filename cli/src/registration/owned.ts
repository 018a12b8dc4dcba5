import type { Snapshot } from '../workspace/index.ts';

const PAGES = 'console/src/pages';

/** A page of the console as its `page.ts` says it. */
export interface OwnedPage {
  /** Folder below `console/src/pages`. */
  readonly folder: string;
  /** Address, without the slash at the start. */
  readonly path: string;
  /** `screen`: a declaration; `settings`: one of settings; `own`: written as components. */
  readonly kind: 'screen' | 'settings' | 'own';
  /** Of a declaration: its file, name in the cache, the call of its list, and its lines. */
  readonly file: string | null;
  readonly id: string | null;
  readonly call: string | null;
  readonly lines: number;
}

const DEFINED =
  /export const \w+(?:: [^=]+)? = (?:(resourcePage|recordsPage|settingsPage|definePage)\()?\{\s*path: '([^']+)'([\s\S]*?)\n?\}\)?;/g;
const KINDS = { resourcePage: 'screen', recordsPage: 'screen', settingsPage: 'settings' } as const;
const isKind = (by: string | undefined): by is keyof typeof KINDS => by !== undefined && Object.hasOwn(KINDS, by);

/** Every page with a file `page.ts`. */
export const ownedPages = (snapshot: Snapshot): OwnedPage[] =>
  snapshot.names(PAGES).flatMap((folder) => {
    const text = snapshot.read(`${PAGES}/${folder}/page.ts`) ?? '';
    return [...text.matchAll(DEFINED)].map(([, by, path = '', rest = '']): OwnedPage => {
      const kind: OwnedPage['kind'] = isKind(by) ? KINDS[by] : 'own';
      const name = kind === 'own' ? undefined : /import\('\.\/([^']+)'\)/.exec(rest)?.[1];
      const file = name === undefined ? null : `${PAGES}/${folder}/${name}`;
      const declared = (file && snapshot.read(file)) || '';
      return {
        folder,
        path,
        kind,
        file,
        id: /^ {2}id: '([^']+)'/m.exec(declared)?.[1] ?? null,
        call: /^ {4}call: '([^']+)'/m.exec(declared)?.[1] ?? null,
        lines: declared.split('\n').length + text.split('\n').length - 2,
      };
    });
  });
