// The wall of the headless doors of the kit: nothing of a look, of a catalogue or of another library of widgets is reached from them.

const DOOR = /^kit\/src\/.+\/headless\.tsx?$|^kit\/src\/engines\/[^/]+\/index\.ts$/;
const LOOK = /\.css\.ts$/;
const LIBRARY = /^(@lingui\/|lucide|react-aria|react-stately|@react-(aria|stately)\/|@headlessui\/|@tanstack\/|@vanilla-extract\/)/;

/**
 * Packages that behaviour stands on, by the folder of the door.
 * @type {readonly { readonly doors: RegExp, readonly may: RegExp }[]}
 */
const STANDS_ON = [
  // Modality, the focus in it, and presses are heard by people on many devices. @see docs/decisions/0042
  { doors: /\/(dialog|menu)\/headless/, may: /^react-(aria|stately)(\/|$)/ },
  { doors: /\/collapse\/headless/, may: /^@headlessui\// },
  { doors: /\/data-table\/headless/, may: /^@tanstack\/react-table$/ },
  // Settings of columns are those of a table, and fetch what arranges them ahead of it.
  { doors: /\/column-settings\/headless/, may: /^@tanstack\/react-table$/ },
  { doors: /\/virtual-list\/headless/, may: /^@tanstack\/react-virtual$/ },
];

/** Reason a headless door may not reach a module, or null. */
function refused(door, { text, target }) {
  const to = target ?? text;
  if (LOOK.test(to)) return 'a look';
  if (!LIBRARY.test(text)) return null;
  return STANDS_ON.some(({ doors, may }) => doors.test(door) && may.test(text)) ? null : 'a package of looks, catalogues or widgets';
}

/**
 * Ways from headless doors to what they must not reach, as sentences. Types are nobody's weight: they are not followed.
 * @param {Map<string, { text: string, target: string | null, isType: boolean }[]>} graph
 */
export function breaches(graph) {
  const problems = [];
  for (const door of [...graph.keys()].filter((file) => DOOR.test(file) && !/\.test\./.test(file))) {
    const cameFrom = new Map([[door, null]]);
    const wayTo = (file) => (file === null ? [] : [...wayTo(cameFrom.get(file)), file]);
    for (const file of cameFrom.keys())
      for (const one of graph.get(file) ?? []) {
        if (one.isType) continue;
        const what = refused(door, one);
        if (what) problems.push(`a headless door reaches ${what}:\n    ${[...wayTo(file), one.target ?? one.text].join('\n  → ')}`);
        else if (one.target && !cameFrom.has(one.target)) cameFrom.set(one.target, file);
      }
  }
  return problems;
}
