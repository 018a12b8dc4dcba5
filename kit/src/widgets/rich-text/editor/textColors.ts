/**
 * Colours a person may give letters. They are kept with the text, so they are values of the text and no theme changes them;
 * each is readable on white, where coloured texts lie in every scheme. Spelled as a browser gives them back.
 * @reading R-342
 */
export const TEXT_COLORS = {
  red: 'rgb(179, 38, 30)',
  orange: 'rgb(161, 77, 0)',
  green: 'rgb(17, 106, 56)',
  blue: 'rgb(20, 82, 179)',
  purple: 'rgb(110, 46, 158)',
  grey: 'rgb(89, 89, 89)',
} as const;
