import * as periods from '../../primitives/date-range-field/DateRangeField.stories.tsx';
import * as numbers from '../../primitives/number-field/NumberField.stories.tsx';
import * as ranges from '../../primitives/number-range/NumberRangeField.stories.tsx';
import { contracts } from '../contract/index.ts';
import { describeTranscript } from '../describeTranscript.ts';

/** Amounts in capitals, which are Chinese in every language. */
const AMOUNTS = ['贰万元整'];
const of = (name: string) => contracts.filter(({ widget }) => widget === name);

describeTranscript({ widget: 'number-field', stories: numbers, contracts: of('number-field'), data: AMOUNTS });
describeTranscript({ widget: 'number-range', stories: ranges, contracts: of('number-range') });
describeTranscript({ widget: 'date-range-field', stories: periods, contracts: of('date-range-field') });
