// The package declares these as a type only, though they are its texts.
declare module 'react-aria-components/i18n/en-US' {
  const texts: import('./types.ts').AriaTexts;
  export default texts;
}
declare module 'react-aria-components/i18n/zh-CN' {
  const texts: import('./types.ts').AriaTexts;
  export default texts;
}
declare module 'react-aria-components/i18n/zh-TW' {
  const texts: import('./types.ts').AriaTexts;
  export default texts;
}
