// A still page: without a new frame headless Chromium never notices after a press that it has nothing to do, and whoever asked
// for an idle moment gets the last one of its patience instead, two seconds later. A frame is asked for with every such wish.
const ask = window.requestIdleCallback.bind(window);
window.requestIdleCallback = (task, options) => {
  requestAnimationFrame(() => undefined);
  return ask(task, options);
};
