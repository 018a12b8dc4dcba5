/** Characters as people count them in a form: code points, so that 𠮷 is one. @source admin §5 */
export const countChars = (text: string): number => Array.from(text).length;
