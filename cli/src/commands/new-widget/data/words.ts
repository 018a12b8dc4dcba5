/** Name of a widget in its stories and tests. */
export const SAMPLE_LABEL = '启用';
