export { controlAction, controlBox, controlInput, controlState } from './Control.css.ts';
