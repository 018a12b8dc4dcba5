export { DefaultValueEditor } from './DefaultValueEditor.tsx';
export { KeyEditor } from './KeyEditor.tsx';
export { PatternsEditor } from './PatternsEditor.tsx';
export { SpanEditor } from './SpanEditor.tsx';
export { TurnEditor } from './TurnEditor.tsx';
