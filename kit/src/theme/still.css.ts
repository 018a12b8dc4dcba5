// Motion switched off in the settings rather than by the operating system, as an attribute of the root element. A sheet of
// its own, fetched by whoever wants it: its rules are held against every element of the page.
import { globalStyle } from '@vanilla-extract/css';
import { noMotion } from './motion.ts';

globalStyle('[data-mp-still] *, [data-mp-still] *::before, [data-mp-still] *::after', noMotion);
