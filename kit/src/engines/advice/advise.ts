/** True while an application is being developed: its bundler says so, and nothing of what asks is left in what ships. */
export const isDevelopment = import.meta.env.DEV;

const given = new Set<string>();

/** Tells whoever develops a page what is wrong with how a widget is used, once; nobody else hears it. */
export function advise(sentence: string): void {
  if (!isDevelopment || given.has(sentence)) return;
  given.add(sentence);
  // oxlint-disable-next-line no-console -- where whoever develops a page looks
  console.warn(`[kit] ${sentence}`);
}
