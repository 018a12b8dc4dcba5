// The manual's own script, emitted as it stands: shows one language of the page. The one that was asked for with `#en`, else the
// kept one of this browser, else the first of the browser's that the manual has, else Chinese. Without it all three stand there.
// The same rules as `console/src/i18n/locale.ts`. @source shell §1
const sections = [...document.querySelectorAll('main > section')];

function kept() {
  try {
    return localStorage.getItem('jnpf_locale');
  } catch {
    return null;
  }
}

/** @param {string} tag */
function likely(tag) {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return null;
  }
}

/** @param {string} language */
function localeOf(language) {
  const wanted = likely(language);
  const own = wanted ? sections.filter(({ lang }) => likely(lang)?.language === wanted.language) : [];
  return (own.find(({ lang }) => likely(lang)?.script === wanted?.script) ?? own[0])?.id;
}

function speak() {
  const wanted = [location.hash.slice(1), kept(), ...navigator.languages.map(localeOf)];
  const spoken = wanted.map((id) => sections.find((section) => section.id === id)).find(Boolean) ?? sections[0];
  for (const section of sections) section.hidden = section !== spoken;
  document.documentElement.lang = spoken.lang;
  document.documentElement.dir = spoken.dir;
  document.title = spoken.querySelector('h1').textContent;
  for (const link of document.querySelectorAll('nav a')) {
    if (link.lang === spoken.lang) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

addEventListener('hashchange', () => {
  speak();
  scrollTo(0, 0);
});
speak();

export {};
