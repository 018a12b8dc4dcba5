/**
 * The plugins a page made of kit or console source needs, in the order that works:
 * styles, catalogues, the macro over the whole repository, React last.
 */
export declare function uiPlugins(workspace: 'kit' | 'console'): (import('vite').Plugin<any>[] | Promise<import('rolldown').Plugin<any>>)[];
