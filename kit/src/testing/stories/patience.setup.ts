import { configure } from 'storybook/test';

// As long as every other test of a browser waits: a busy machine is no fault.
configure({ asyncUtilTimeout: 5_000 });
