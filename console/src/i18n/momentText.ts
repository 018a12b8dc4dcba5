/** Texts of moments, wherever the console writes one. @source shell §9 (default date format) @reading R-388 */
export { dayInYear, momentInYear, momentText, shortMoment } from '@milepost/kit/engines/moment-text';
