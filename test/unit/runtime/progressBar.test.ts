/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import NProgress from 'nprogress';
import { createProgressBar } from '../../../src/runtime/progressBar';
import { site } from '../sampleSite';

const isShown = () => document.getElementById('nprogress') !== null;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the bar appears once loading exceeds the delay and disappears when it finishes', () => {
  const bar = createProgressBar(site.loading);
  bar.start();
  jest.advanceTimersByTime(999);
  expect(isShown()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isShown()).toBe(true);
  bar.done();
  jest.advanceTimersByTime(5000);
  expect(isShown()).toBe(false);
});

test('a load faster than the delay never shows the bar', () => {
  const bar = createProgressBar(site.loading);
  bar.start();
  jest.advanceTimersByTime(900);
  bar.done();
  jest.advanceTimersByTime(5000);
  expect(isShown()).toBe(false);
});

test('a second navigation does not restart the delay', () => {
  const bar = createProgressBar(site.loading);
  bar.start();
  jest.advanceTimersByTime(600);
  bar.start();
  jest.advanceTimersByTime(400);
  expect(isShown()).toBe(true);
  bar.done();
  jest.advanceTimersByTime(5000);
});

test('the delays and steps match the specification', () => {
  const { delay, progressDelay } = site.loading;
  expect({ delay, progressDelay }).toEqual({ delay: 200, progressDelay: 1000 });
  createProgressBar(site.loading);
  expect(NProgress.settings).toMatchObject({
    minimum: 0.08,
    speed: 200,
    trickleRate: 0.02,
    trickleSpeed: 800,
  });
});
