/** So many people of a story, each with a note of another length. */
export const peopleOf = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `收费员 ${at + 1}${'，K98+500 值班'.repeat((at * 7) % 5)}`);
