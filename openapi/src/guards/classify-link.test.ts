import { describe, expect, test } from 'vitest';
import { classifyLink } from './classify-link.ts';
import { externalLinkPath } from './external-href.ts';
import { screenAddress } from './fill-placeholders.ts';
import type { LinkUse, LinkVerdict, LinkContext } from './link-context.ts';
import { hostile } from './testing/hostile.ts';
import { LINK_CONTEXT, followAnything, guarded, judgeLink, leadsToAddress } from './testing/links.ts';
import { switchTest } from './testing/switch-test.ts';

describe('addresses that came from data', () => {
  switchTest(hostile.link.filter(leadsToAddress), judgeLink, { on: guarded, off: followAnything, leastRed: 10 });
});

/** The verdict as one line: kind, address and what became of the token, or the reason. */
function said(address: string, use: LinkUse, more: { target?: '_self' | '_blank'; context?: Partial<LinkContext> } = {}): string {
  const verdict: LinkVerdict = classifyLink(address, { use, target: more.target, context: { ...LINK_CONTEXT, ...more.context } });
  if (verdict.kind === 'refused') return `refused ${verdict.reason}`;
  if (verdict.kind === 'page') return `page ${verdict.path}`;
  return `${verdict.kind} ${verdict.href}${'token' in verdict && verdict.token !== 'none' ? ` ${verdict.token}` : ''}`;
}
const raw = (address: string) => externalLinkPath(address).replace('/externalLink?href=', '');

describe('externalLink shows https addresses of listed hosts in a frame', () => {
  test.each([
    ['https://ok.example.test/道路', 'frame https://ok.example.test/%E9%81%93%E8%B7%AF'],
    ['https://other.example.test/', 'leave https://other.example.test/'],
    ['https://ok.example.test.evil.test/', 'leave https://ok.example.test.evil.test/'],
    ['https://ok.example.test:8443/', 'leave https://ok.example.test:8443/'],
    ['http://ok.example.test/', 'refused notHttps'],
    ['https://ok.example.test@evil.test/', 'refused userInfo'],
    ['https://console.example.test/uploads/x.html', 'refused ownOrigin'],
    ['/uploads/x.html', 'refused ownOrigin'],
    ['https://127.0.0.1/', 'refused privateHost'],
    ['https://0x7f.1/', 'refused privateHost'],
    ['https://[::1]/', 'refused privateHost'],
    ['data:text/html,x', 'refused scheme'],
    ['file:///etc/passwd', 'refused scheme'],
    ['https://', 'refused unreadable'],
    ['', 'refused empty'],
  ])('%s → %s', (address, verdict) => expect(said(raw(address), 'externalLink')).toBe(verdict));

  test('an address beyond 2,048 characters is refused', () => {
    expect(said(raw(`https://ok.example.test/${'a'.repeat(2048)}`), 'externalLink')).toBe('refused tooLong');
  });

  test.each(['%', 'not base64', 'YQ', '_-==', '%ff', '/w=='])('%s is no base64 of UTF-8', (href) => {
    expect(said(href, 'externalLink')).toBe('refused notBase64');
  });
});

describe('the link widget', () => {
  test.each([
    ['https://ok.example.test/a', '_self', 'frame https://ok.example.test/a'],
    ['https://ok.example.test/a', '_blank', 'window https://ok.example.test/a'],
    ['https://车.example/', '_blank', 'leave https://xn--h43a.example/'],
    ['/systemData/dictionary?keyword=K36#x', '_self', 'page /systemData/dictionary?keyword=K36#x'],
    ['/systemData/dictionary', '_blank', 'window https://console.example.test/systemData/dictionary'],
    ['https://console.example.test/workFlowDetail?token=ATTACKER', '_self', 'refused ownPage'],
    ['/login', '_self', 'refused ownPage'],
    ['http://ok.example.test/', '_blank', 'refused notHttps'],
    ['https://10.0.0.8/', '_blank', 'refused privateHost'],
    ['java\tscript:alert(1)', '_blank', 'refused characters'],
    ['https:\\\\evil.test', '_blank', 'refused characters'],
    ['vbscript:x', '_blank', 'refused scheme'],
  ] as const)('%s in %s → %s', (address, target, verdict) => expect(said(address, 'link', { target })).toBe(verdict));

  test('a private host that the deployment lists is no longer private', () => {
    expect(said('https://10.0.0.8/', 'link', { target: '_self', context: { frameHosts: ['10.0.0.8'] } })).toBe('frame https://10.0.0.8/');
  });
});

describe('menu entries: placeholders are filled only for https hosts of the token list', () => {
  const token = '${jnpfToken}';
  test.each([
    [`https://dv.example.test/?t=${token}`, '_blank', 'window https://dv.example.test/?t=Bearer%20t.o-k_1 filled'],
    [`https://DV.example.test:443/#/v?t=${token}`, '_blank', 'window https://dv.example.test/#/v?t=Bearer%20t.o-k_1 filled'],
    [`https://dv.example.test/?t=${token}`, '_self', 'leave https://dv.example.test/?t=Bearer%20t.o-k_1 filled'],
    [`https://ok.example.test/?t=${token}`, '_self', 'frame https://ok.example.test/?t= withheld'],
    [`https://evil.test/?t=${token}`, '_blank', 'window https://evil.test/?t= withheld'],
    [`http://dv.example.test/?t=${token}`, '_blank', 'window http://dv.example.test/?t= withheld'],
    [`https://dv.example.test:8443/?t=${token}`, '_blank', 'window https://dv.example.test:8443/?t= withheld'],
    [`https://dv.example.test.evil.test/?t=${token}`, '_blank', 'window https://dv.example.test.evil.test/?t= withheld'],
    [`https://dv.example.test@evil.test/?t=${token}`, '_blank', 'refused userInfo'],
    [`https://${token}@dv.example.test/`, '_blank', 'refused userInfo'],
    [`https://${token}.evil.test/`, '_blank', 'window https://.evil.test/ withheld'],
    [`https://${token}dv.example.test/`, '_blank', 'refused unreadable'],
    [`https://dv.example.test${token}/`, '_blank', 'refused unreadable'],
    [`/rel?t=${token}`, '_blank', 'window https://console.example.test/rel?t= withheld'],
    ['/rel/page', '_self', 'page /rel/page'],
    ['https://weather.example/', '_blank', 'window https://weather.example/'],
    ['https://weather.example/', '_self', 'leave https://weather.example/'],
    ['javascript:alert(1)', '_blank', 'refused scheme'],
    ['', '_blank', 'refused empty'],
    ['${dataV}', '_blank', 'window https://dv.example.test/'],
    ['${dataV}/a', '_self', 'leave https://dv.example.test/a'],
    ['${dataV}.evil.test/', '_blank', 'refused placeholder'],
    ['${dataV}@evil.test/', '_blank', 'refused placeholder'],
    ['https://evil.test/?u=${dataV}', '_blank', 'refused placeholder'],
    ['${dataV}/?u=${dataV}', '_blank', 'refused placeholder'],
  ] as const)('%s in %s → %s', (address, target, verdict) => expect(said(address, 'menu', { target })).toBe(verdict));

  test('a token that would make another host of the address is not filled', () => {
    const address = `https://dv.example.test${token}/`;
    expect(said(address, 'menu', { context: { token: '.evil.test' } })).toBe('refused placeholder');
  });
  test('without a token the placeholder is taken away', () => {
    expect(said(`\${dataV}/?t=${token}`, 'menu', { context: { token: null } })).toBe('window https://dv.example.test/?t= withheld');
  });
  test('a token longer than an address may be is filled all the same', () => {
    const long = 'x'.repeat(2048);
    expect(said(`\${dataV}/?t=${token}`, 'menu', { context: { token: long } })).toBe(`window https://dv.example.test/?t=${long} filled`);
  });
  test.each(['', 'https://evil.test', 'http://dv.example.test', 'nonsense'])('a visualisation host "%s" fills nothing', (host) => {
    expect(said('${dataV}/a', 'menu', { context: { dataVisualisationHost: host } })).toBe('refused noVisualisationHost');
  });
  test('an entry that is wrong itself is refused for that, whatever the deployment has', () => {
    expect(said('https://evil.test/?u=${dataV}', 'menu', { context: { dataVisualisationHost: '' } })).toBe('refused placeholder');
  });
});

describe('type 6: built from moduleId plus the token', () => {
  test('the address', () => {
    expect(said(screenAddress('m1') ?? '', 'menu')).toBe('window https://dv.example.test/view/m1?token=Bearer%20t.o-k_1 filled');
  });
  test('a moduleId that holds a placeholder is only text', () => {
    expect(said(screenAddress('${jnpfToken}') ?? '', 'menu')).toContain('/view/%24%7BjnpfToken%7D?token=');
  });
  test.each(['', '.', '..', null, 7])('a moduleId %j gives no address', (moduleId) => expect(screenAddress(moduleId)).toBeNull());
});

describe('addresses that are called or downloaded', () => {
  const context = { apiOrigin: 'https://api.example.test', fileHost: 'https://files.example.test' };
  test.each([
    ['/api/file/Download?encryption=a', 'download', 'fetch https://console.example.test/api/file/Download?encryption=a'],
    ['https://files.example.test/x.xlsx', 'download', 'fetch https://files.example.test/x.xlsx'],
    ['http://files.example.test/x.xlsx', 'download', 'refused hostNotListed'],
    ['//files.example.test/x.xlsx', 'download', 'fetch https://files.example.test/x.xlsx'],
    ['blob:https://console.example.test/1', 'download', 'refused scheme'],
    ['https://files.example.test/api/file/Uploader', 'upload', 'fetch https://files.example.test/api/file/Uploader'],
    ['https://evil.test/api/file/Uploader', 'upload', 'refused hostNotListed'],
    [
      '/api/system/DataInterface/7/Actions/Preview',
      'call',
      'fetch https://console.example.test/api/system/DataInterface/7/Actions/Preview',
    ],
    ['https://api.example.test/api/x', 'call', 'fetch https://api.example.test/api/x'],
    ['https://files.example.test/api/x', 'call', 'refused hostNotListed'],
    ['/api/../x', 'call', 'refused notApi'],
    ['/login', 'call', 'refused notApi'],
    ['https://evil.test/x', 'call', 'refused hostNotListed'],
  ] as const)('%s as %s → %s', (address, use, verdict) => expect(said(address, use, { context })).toBe(verdict));

  test('a blob this page made may be downloaded', () => {
    const own = 'blob:https://console.example.test/1';
    expect(said(own, 'download', { context: { isOwnBlob: (address) => address === own } })).toBe(`fetch ${own}`);
  });

  test('and nothing else of its own: no other scheme is downloaded, and a blob is neither opened nor called', () => {
    const isOwnBlob = () => true;
    expect(said('data:text/plain,x', 'download', { context: { isOwnBlob } })).toBe('refused scheme');
    for (const use of ['link', 'upload', 'call', 'preview'] as const)
      expect(said('blob:https://console.example.test/1', use, { context: { isOwnBlob } })).toBe('refused scheme');
  });
});

describe('the preview address has the session token appended', () => {
  test.each([
    ['https://dv.example.test/p?f=1#page', {}, 'window https://dv.example.test/p?f=1&token=Bearer%20t.o-k_1#page filled'],
    ['https://dv.example.test/p', { frameHosts: ['dv.example.test'] }, 'frame https://dv.example.test/p?token=Bearer%20t.o-k_1 filled'],
    ['https://ok.example.test/p', {}, 'frame https://ok.example.test/p withheld'],
    ['https://dv.example.test/p?token=own', {}, 'window https://dv.example.test/p?token=own withheld'],
    ['/api/file/x.pdf', {}, 'window https://console.example.test/api/file/x.pdf'],
    ['https://evil.test/p', {}, 'refused hostNotListed'],
  ])('%s → %s', (address, context, verdict) => expect(said(address, 'preview', { context })).toBe(verdict));
});
