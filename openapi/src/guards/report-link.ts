import { FRAME_SANDBOX, isListed, refuse, type LinkContext, type LinkRefusal, type LinkToken, type LinkVerdict } from './link-context.ts';

/** Decisions of the deployment on reports. */
export interface ReportContext extends LinkContext {
  /** Origin of the report server; none when empty. */
  readonly reportHost: string;
}

/** Verdict on a report: shown in a frame, opened on its own without the token, or why it is neither. */
export type ReportVerdict =
  | Extract<LinkVerdict, { kind: 'frame' | 'leave' }>
  | { readonly kind: 'refused'; readonly reason: LinkRefusal | 'noReportHost' };

const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])$/;
const isLocal = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && LOOPBACK.test(hostname);

/**
 * Verdict on the page of a report, whose host the deployment chose. A console that runs on this computer may frame a report
 * server of this computer without https: nothing leaves it. @source shell §2.3 @reading R-723
 */
export function judgeReport(id: string, context: ReportContext): ReportVerdict {
  const host = URL.parse(context.reportHost);
  if (!host || id === '') return { kind: 'refused', reason: host ? 'empty' : 'noReportHost' };
  if (host.origin === context.origin) return refuse('ownOrigin');
  const isHere = isLocal(host) && URL.canParse(context.origin) && isLocal(new URL(context.origin));
  if (host.protocol !== 'https:' && !isHere) return refuse('notHttps');
  const isIn = (hosts: readonly string[]) => isListed(host, hosts) || (isHere && hosts.includes(host.host));
  const isFramed = isIn(context.frameHosts);
  const token = isFramed && isIn(context.tokenHosts) ? context.token : null;
  const url = new URL('/preview.html', host);
  url.searchParams.set('id', id);
  if (token !== null) url.searchParams.set('token', token);
  url.searchParams.set('page', '1');
  url.searchParams.set('from', 'menu');
  const fate: LinkToken = token === null ? 'withheld' : 'filled';
  return isFramed
    ? { kind: 'frame', href: url.href, sandbox: FRAME_SANDBOX, referrerPolicy: 'no-referrer', token: fate }
    : { kind: 'leave', href: url.href, host: url.host, token: fate };
}
