export { dayInYear, momentInYear, momentText, shortMoment, timeText } from './momentText.ts';
