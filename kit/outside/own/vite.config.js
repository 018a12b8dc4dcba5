/** The application in markup of its own: the page, and the one its contracts are checked on. */
export default {
  root: import.meta.dirname,
  build: {
    outDir: '../dist/own',
    emptyOutDir: true,
    rolldownOptions: { input: ['index.html'].map((page) => `${import.meta.dirname}/${page}`) },
  },
  base: './',
};
