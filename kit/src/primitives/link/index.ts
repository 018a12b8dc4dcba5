export { externalLinkPath, judgeAddress } from './judgeAddress.ts';
export { Link, LinkHostContext } from './Link.tsx';
export type { LinkHost, LinkProps, LinkTarget, LinkVerdict } from './types.ts';
