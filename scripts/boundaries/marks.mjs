/** Attributes other people give on purpose, with the reason: whoever carries one means it. */
export const MARKS_OF_OTHERS = {
  'data-autofocus': 'who draws a panel says with it where the keyboard begins',
  'data-approvals': 'a mark in the document of a printed sheet, where nothing of others is',
};

/** A selector with an attribute of data, or a read of one on what a look-up has found. */
const SELECTED = /\[(data-(?!mp-)[\w-]+)/g;
const READ = /\?\.dataset\['(?!mp[A-Z])(\w+)'\]|'(?!mp[A-Z])(\w+)' in [\w.]*dataset\b/g;

/** True for sources of the kit that run beside elements of others: neither tests and stories, nor styles, which look and do not act. */
export const actsOnElements = (file) =>
  /^kit\/src\/.*\.tsx?$/.test(file) && !/\.(test|stories|css)\.tsx?$|^kit\/src\/testing\/|\/examples\//.test(file);

/**
 * Marks a source looks for that a foreign element may carry too, so that a press on it is taken for one on ours.
 * @param {string} file its path
 * @param {string} text
 * @returns {readonly string[]} what is wrong, by mark
 */
export function bareMarks(file, text) {
  if (!actsOnElements(file)) return [];
  const kebab = (name) => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const found = [
    ...Array.from(text.matchAll(SELECTED), ([, mark]) => mark),
    ...Array.from(text.matchAll(READ), ([, read, tried]) => kebab(read ?? tried)),
  ];
  return [...new Set(found)]
    .filter((mark) => !(mark in MARKS_OF_OTHERS))
    .map(
      (mark) => `${file} looks for ${mark}: an element of somebody else may carry it, and presses on that go astray; name it data-mp-….`,
    );
}
