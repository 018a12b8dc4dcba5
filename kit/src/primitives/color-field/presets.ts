/** Colours that are often chosen. They are values of a form and no theme changes them. */
export const PRESETS: readonly string[] = [
  '#f5222d',
  '#fa8c16',
  '#fadb14',
  '#52c41a',
  '#13c2c2',
  '#1677ff',
  '#722ed1',
  '#eb2f96',
  '#8c8c8c',
  '#000000',
];
