import type { PanelProps } from '@milepost/kit/forms/grammar';
import { describe, expect, test } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { bracesWarning } from './bracesWarning.ts';
import { insertsIn, textsIn } from './parameters.ts';
import { TemplatePreview } from './TemplatePreview.tsx';

const FORM = {
  messageSource: '2',
  messageType: '1',
  title: '{@Title} waits',
  content: '',
  templateCode: '',
  wxSkip: '',
  xcxAppId: '',
  parameters: [{ id: '', field: '@station', fieldName: 'Toll station' }],
  smsFields: [],
};
const reads = (more: object) => {
  const form: Record<string, unknown> = { ...FORM, ...more };
  return (path: string) => form[path];
};
const shown = (more: object) =>
  renderInConsole(aSession({}).around(<TemplatePreview {...({ read: reads(more), isReadOnly: false } as PanelProps)} />));
const preview = () => document.querySelector('section');

describe('a template as it arrives', () => {
  const variables = [{ id: '', smsField: 'where', field: '@station', isTitle: false }];
  test.each<[string, object, string[]]>([
    ['a site message', { messageType: '1', content: 'From {@CreatorUserName}' }, ['Lane closure at K120 waits', 'From Li Ming']],
    ['a mail', { messageType: '2', content: '<p>At <b>{@station}</b></p>' }, ['Subject', 'Lane closure at K120 waits', 'At Toll station']],
    ['a text message', { messageType: '3', templateCode: 'SMS_1', smsFields: variables }, ['SMS_1', 'where', 'Toll station']],
    ['a chat', { messageType: '5', content: 'See {@FlowLink}' }, ['See https://example.com/flow/1']],
    ['a webhook', { messageType: '6', content: '{"text":"{@Title}"}' }, ['{"text":"Lane closure at K120"}']],
    ['a public account', { messageType: '7', smsFields: variables, wxSkip: '1', xcxAppId: 'wx1' }, ['Toll station', 'Mini program wx1']],
    ['no channel yet', { messageType: '' }, ['Choose a channel']],
  ])('%s', async (_, more, texts) => {
    await shown(more);
    for (const text of texts) expect(preview()?.textContent).toContain(text);
    expect(document.querySelector('mark')).toBeNull();
  });

  test('braces nobody fills in are marked in it, and what is wrong with them and which there are is said', async () => {
    await shown({ messageType: '2', title: '{title} {@Title', content: '<p title="{@Plate}">{@Plate}</p>' });
    expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Title: {title} No parameter has this name. {@Title} is probably meant.',
      'Title: {@Title The closing brace is missing.',
      'Content: {@Plate} No parameter has this name.',
    ]);
    expect(preview()?.textContent).toContain('{@FlowLink} Link to the flow');
    expect(preview()?.textContent).toContain('{@station} Toll station');
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      '{title}',
      '{@Title',
      '{@Plate}',
      '{title}',
      '{@Title',
      '{@Plate}',
    ]);
  });
});

test('what is offered are the parameters of the source and of the template itself, in braces', () => {
  expect(insertsIn(reads({ messageSource: '4' })).map(({ id }) => id)).toEqual([
    '{@Title}',
    '{@CreatorUserName}',
    '{@Content}',
    '{@StartDate}',
    '{@StartTime}',
    '{@EndDate}',
    '{@EndTime}',
    '{@station}',
  ]);
});

test('before a template is kept with such braces a question names them; a variable of a provider counts, too', async () => {
  expect(await bracesWarning(textsIn(reads({})))).toEqual([]);
  expect(await bracesWarning(textsIn(reads({ title: '{@Plate}' })))).toHaveLength(1);
  const smsFields = [{ id: '', smsField: 'where', field: '@Plate', isTitle: false }];
  expect(await bracesWarning(textsIn(reads({ messageType: '3', smsFields })))).toHaveLength(1);
});
