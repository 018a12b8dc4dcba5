/** Four pages: the application, the one its contracts are checked on, one with single style sheets, and one with widgets taken over. */
export default { build: { rolldownOptions: { input: ['index.html', 'check.html', 'sheets.html', 'ejected.html'] } } };
