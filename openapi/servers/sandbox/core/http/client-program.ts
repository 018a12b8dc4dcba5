/** Programs by what they call themselves, the more particular first: Edge and Chrome both say Chrome. */
const BROWSERS: readonly (readonly [name: string, said: RegExp])[] = [
  ['Edge', /\bEdgA?(?:iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[^ ]* (?:Mobile\/\S+ )?Safari\//],
];
const SYSTEMS: readonly (readonly [name: string, said: RegExp])[] = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['HarmonyOS', /\b(?:HarmonyOS|OpenHarmony)\b/],
  ['Windows', /\bWindows NT\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** Browser and system a client says it is; null what it does not say. A client may say anything: it is shown, and decides nothing. */
export function clientProgram(userAgent: string | undefined): { readonly browser: string | null; readonly system: string | null } {
  const said = userAgent ?? '';
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(said)?.[1];
    if (version !== undefined) return { browser: `${name} ${version}`, system: systemOf(said) };
  }
  return { browser: null, system: systemOf(said) };
}

const systemOf = (said: string): string | null => SYSTEMS.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
