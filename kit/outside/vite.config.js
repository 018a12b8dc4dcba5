/** Three pages: the application, the one its contracts are checked on, and one with single style sheets. */
export default { build: { rolldownOptions: { input: ['index.html', 'check.html', 'sheets.html'] } } };
