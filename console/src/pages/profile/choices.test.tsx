import { expect, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import ProfilePage from './ProfilePage.tsx';

Element.prototype.checkVisibility = () => true;

const INFO = { id: '7', account: 'lin', realName: '林志远', gender: '1', nation: '汉族', education: '旧学制', certificatesType: '' };
const dictionary = (enCode: string, ...names: string[]) => ({
  id: enCode,
  enCode,
  fullName: enCode,
  dictionaryList: names.map((fullName) => ({ id: fullName, fullName, enCode: fullName })),
});
const KNOWN = [dictionary('Nation', '汉族', '回族'), dictionary('Education', '本科'), dictionary('certificateType', '居民身份证')];

async function open(list: readonly object[]) {
  const session = aSession({ getBaseInfo: INFO, listAllDictionaries: { list } }, '/profile');
  const screen = await renderInConsole(session.around(<ProfilePage />));
  await screen.appeared('#profile-nation');
  return screen;
}

test('nation, education and kind of certificate are chosen from dictionaries; a value of before stays', async () => {
  const { one } = await open(KNOWN);
  for (const field of ['nation', 'education', 'certificatesType'])
    await vi.waitFor(() => expect(one(`#profile-${field}`).getAttribute('aria-haspopup')).toBe('listbox'));
  expect(one('#profile-nation').textContent).toContain('汉族');
  expect(one('#profile-education').textContent).toContain('旧学制');
});

test('where the server has no such dictionary they are typed', async () => {
  const { one } = await open([]);
  await vi.waitFor(() => expect(one<HTMLInputElement>('#profile-nation').value).toBe('汉族'));
});
