/** Settings of a team for the command line, in `milepost.config.ts` of the project. */
export interface MilepostConfig {
  /**
   * Folder of the team's own templates, relative to the project: `page` in it replaces files of `new page`, or adds some.
   * @defaultValue none, the built-in ones
   */
  readonly templates?: string;
}

/** Settings, typed where they are written: `export default defineConfig({ templates: 'templates' })`. */
export const defineConfig = (config: MilepostConfig): MilepostConfig => config;
