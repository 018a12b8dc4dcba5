/** Facts of a model with a form and a list, as tests of the designer open one. */
export { FACTS as SAMPLE_FACTS } from '@milepost/openapi/domains/design/testing';
