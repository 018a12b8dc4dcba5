/** Parameters of every layout's stories. */
export const layoutParameters = { layout: 'fullscreen', hasLandmarks: true } as const;

/** Keys of every layout, for its manual. */
export const layoutKeys: readonly (readonly [string, string])[] = [
  ['Tab', 'first to the link that skips the menu, then through bar, menu and page'],
  ['Enter', 'on the skip link: to the page'],
  ['Escape', 'closes a panel of the menu, or the menu over the page, and gives the focus back to its button'],
];

/** A phone: the menu lies over the page. */
export const phone = {
  viewport: {
    defaultViewport: 'phone',
    options: { phone: { name: 'Phone', styles: { width: '375px', height: '740px' } } },
  },
};
