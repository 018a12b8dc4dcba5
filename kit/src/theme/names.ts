/** The accents of the settings drawer, `default` first. @source shell §3 */
export const ACCENTS = ['default', 'blue', 'purple', 'azure', 'ocean', 'green', 'yellow', 'orange', 'red'] as const;
/** Whole-page colour schemes. */
export const SCHEMES = ['light', 'dark'] as const;
/** Sidebar tones. @source shell §2.5 */
export const NAV_TONES = ['dark', 'light'] as const;
/** Control sizes; `small` is the product default. @source shell §2.5 */
export const DENSITIES = ['default', 'medium', 'small', 'mini'] as const;

export type Accent = (typeof ACCENTS)[number];
export type Scheme = (typeof SCHEMES)[number];
export type NavTone = (typeof NAV_TONES)[number];
export type Density = (typeof DENSITIES)[number];
