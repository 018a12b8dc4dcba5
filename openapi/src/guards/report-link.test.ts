import { describe, expect, test } from 'vitest';
import { judgeReport, type ReportContext } from './report-link.ts';

const TOKEN = 'Bearer t.o-k';
const HOST = 'https://report.example.test';
const context = (more: Partial<ReportContext>): ReportContext => ({
  origin: 'https://console.example.test',
  reportHost: HOST,
  frameHosts: [],
  tokenHosts: [],
  token: TOKEN,
  ...more,
});
const said = (more: Partial<ReportContext>, id = '7') => {
  const verdict = judgeReport(id, context(more));
  return verdict.kind === 'refused' ? verdict.reason : `${verdict.kind} ${verdict.href} ${verdict.token}`;
};
const PAGE = `${HOST}/preview.html?id=7`;
const HERE = { origin: 'http://127.0.0.1:3000', reportHost: 'http://127.0.0.1:30000' };
const LISTED = ['127.0.0.1:30000'];

describe('a report', () => {
  test.each([
    [
      'framed without the token where its host may not have it',
      { frameHosts: ['report.example.test'] },
      `frame ${PAGE}&page=1&from=menu withheld`,
    ],
    [
      'framed with the token where its host may',
      { frameHosts: ['report.example.test'], tokenHosts: ['report.example.test'] },
      `frame ${PAGE}&token=Bearer+t.o-k&page=1&from=menu filled`,
    ],
    [
      'never framed where its host is not listed, and then it gets no token',
      { tokenHosts: ['report.example.test'] },
      `leave ${PAGE}&page=1&from=menu withheld`,
    ],
    ['of no host', { reportHost: '' }, 'noReportHost'],
    ['of this computer, for a console without an address', { ...HERE, origin: '', frameHosts: LISTED }, 'notHttps'],
    [
      'of another computer, for a console of this one',
      { origin: HERE.origin, reportHost: 'http://report.example.test', frameHosts: ['report.example.test'] },
      'notHttps',
    ],
    ['of this computer by another scheme', { origin: HERE.origin, reportHost: 'ftp://127.0.0.1/', frameHosts: LISTED }, 'notHttps'],
    ['of our own origin', { reportHost: 'https://console.example.test', frameHosts: ['console.example.test'] }, 'ownOrigin'],
    ['of a host that is not encrypted', { reportHost: 'http://report.example.test', frameHosts: ['report.example.test'] }, 'notHttps'],
    ['of this computer, for a console elsewhere', { reportHost: HERE.reportHost, frameHosts: LISTED }, 'notHttps'],
    [
      'of this computer, for a console of this computer that lists it',
      { ...HERE, frameHosts: LISTED },
      'frame http://127.0.0.1:30000/preview.html?id=7&page=1&from=menu withheld',
    ],
    [
      'of this computer at another port',
      { ...HERE, frameHosts: ['127.0.0.1'] },
      'leave http://127.0.0.1:30000/preview.html?id=7&page=1&from=menu withheld',
    ],
  ])('%s', (_, more, verdict) => expect(said(more)).toBe(verdict));

  test('without an id is none', () => expect(said({ frameHosts: ['report.example.test'] }, '')).toBe('empty'));

  test('an id stays one value of the address', () => {
    expect(said({ frameHosts: ['report.example.test'] }, '7&token=x#')).toContain('?id=7%26token%3Dx%23&page=1');
  });
});
