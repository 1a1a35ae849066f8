import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';

/** Gives tests Playwright's Chromium as a global. A worker loads it once, because loading it for each test file takes most of a second. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.chromium = chromium;
  }
}
