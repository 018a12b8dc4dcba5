export { dayInYear, dayText, momentInYear, momentText, shortMoment, timeText } from './momentText.ts';
