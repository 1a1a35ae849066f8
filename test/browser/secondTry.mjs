import { jest } from '@jest/globals';

// Some 1,400 tests wait for a real browser, and a machine that is busy with something else can fail any one of them. A
// test that passes when it is run again, after the others of its file, counts as passed; why it failed before is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
