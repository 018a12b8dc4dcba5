import type { MenuWords } from '../../../registration/index.ts';
import { isWords, inputFailure, nameProblems, type NewPageFlags } from '../input.ts';
import { menuNamesIn } from '../menuNames.ts';

/** Words of a design in the languages of a page. */
export interface DesignWords {
  readonly en?: string;
  readonly zhtw?: string;
}

/** A page of a design, as it was asked for. */
export interface DesignInput {
  readonly name: string;
  readonly from: { readonly file: string } | { readonly model: string; readonly target: string };
  /** Address of the page, without the slash at the start; null to find it. */
  readonly path: string | null;
  /** Code of the directory of its entry, `top` for none; null where its address says it. */
  readonly folder: string | null;
  /** Names of the menu entry by language. */
  readonly menuNames: MenuWords;
  /** File with words of the design in other languages; null for none. */
  readonly words: string | null;
}

const PATH = /^[a-z][\w-]*(?:\/[\w-]+)+$/i;
/** Flags of a page of a resource, which a design says itself. */
const OF_RESOURCE = ['resource', 'columns', 'search', 'fields', 'hide', 'control', 'label'] as const;

/** The input. @throws CommandFailure 2 with everything that is wrong with it */
export function readDesignInput(name: string, flags: NewPageFlags): DesignInput {
  const { design, model, target, path, words, type } = flags;
  const problems = [
    ...nameProblems(name),
    ...(type === undefined || type === '2'
      ? []
      : ['--design and --model make a page with a list and a form. Leave out --type, or give --type 2.']),
    ...(design !== undefined && model !== undefined
      ? ['--design and --model are given. A page is made of one design: leave one out.']
      : []),
    ...(model !== undefined && target === undefined
      ? ['--target is missing. Give the server the model is on, such as --target http://127.0.0.1:30000.']
      : []),
    ...(design !== undefined && target !== undefined ? ['--target is given with --design. A file needs no server: leave it out.'] : []),
    ...OF_RESOURCE.filter((flag) => flags[flag] !== undefined).map(
      (flag) => `--${flag} is given. A design says that itself: leave it out.`,
    ),
    ...(path === undefined || PATH.test(path)
      ? []
      : [`--path is "${path}". Give a folder of the menu and a name, such as records/${name}.`]),
  ];
  const menuNames = menuNamesIn(flags.menuName, problems);
  if (problems.length > 0) throw inputFailure(problems);
  return {
    name,
    from: design === undefined ? { model: model ?? '', target: target ?? '' } : { file: design },
    path: path ?? null,
    folder: flags.folder ?? null,
    menuNames,
    words: words ?? null,
  };
}

/** Words of a design by what they are there. @throws CommandFailure 2 for a file that has no words */
export function readDesignWords(text: string, file: string): ReadonlyMap<string, DesignWords> {
  const wrong = (reason: string) =>
    inputFailure([
      `${file} ${reason}. Give JSON such as {"LABEL": {"en": "Place", "zhtw": "WORDS"}} with the words of the design as labels, or {"LABEL": "Place"} for English alone.`,
    ]);
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw wrong('is no JSON');
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw wrong('is no object');
  const words = new Map<string, DesignWords>();
  for (const [label, of] of Object.entries(read as Record<string, unknown>)) {
    const { en, zhtw } = typeof of === 'string' ? { en: of, zhtw: undefined } : ((of ?? {}) as Record<string, unknown>);
    for (const one of [en, zhtw])
      if (one !== undefined && (typeof one !== 'string' || !isWords(one))) throw wrong(`has no words for "${label}"`);
    words.set(label, { ...(typeof en === 'string' && { en: en.trim() }), ...(typeof zhtw === 'string' && { zhtw: zhtw.trim() }) });
  }
  return words;
}
