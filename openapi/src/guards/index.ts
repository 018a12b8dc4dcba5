export { decodeAddressText, encodeAddressText } from './address-text.ts';
export { classifyLink, type LinkOptions } from './classify-link.ts';
export { judgeReport, type ReportContext, type ReportVerdict } from './report-link.ts';
export {
  ConfigFault,
  configAt,
  parseConfig,
  type Config,
  type ConfigFailure,
  type ConfigObject,
  type ConfigValue,
  type Reader,
} from './config.ts';
export * as read from './config-readers.ts';
export { encodeCommaList, encodePath, encodeSegment, type EncodedPath } from './encode-path.ts';
export { parseExactJson } from './exact-json.ts';
export { exportCell, exportCsvCell } from './export-cell.ts';
export { decodeExternalHref, externalLinkPath } from './external-href.ts';
export { screenAddress } from './fill-placeholders.ts';
export {
  FRAME_SANDBOX,
  WINDOW_FEATURES,
  type LinkRefusal,
  type LinkToken,
  type LinkUse,
  type LinkVerdict,
  type LinkContext,
} from './link-context.ts';
export { isPrivateHost } from './private-host.ts';
export { routePath } from './route-path.ts';
export { redirectOfPath, redirectOfQuery, safeRedirect, type RedirectOptions, type RedirectUse } from './safe-redirect.ts';
export { parseStrictJson, type JsonLimits, type JsonReason, type StrictJson } from './strict-json.ts';
export { foldText, hasHiddenCharacters, readCode, readFreeText, readKeyword, type CodeCase } from './typed-text.ts';
