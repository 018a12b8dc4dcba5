/** Two pages: the application, and the one its contracts are checked on. */
export default { build: { rolldownOptions: { input: ['index.html', 'check.html'] } } };
