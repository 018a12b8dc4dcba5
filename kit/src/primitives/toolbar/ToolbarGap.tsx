import { gap } from './Toolbar.css.ts';

/** A line between two groups of buttons. */
export const ToolbarGap = () => <span className={gap} aria-hidden="true" />;
