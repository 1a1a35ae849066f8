/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { offerUpdate } from '../../../src/offline/offerUpdate';

const HOUR_MS = 3_600_000;

test('a tab looks for a new version when it becomes visible, at most once an hour', () => {
  const update = jest.fn(async () => {});
  const registration = Object.assign(new EventTarget(), { update, installing: null, waiting: null });
  Object.defineProperty(navigator, 'serviceWorker', { value: new EventTarget() });
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  offerUpdate(registration as unknown as ServiceWorkerRegistration, '/', {}, () => {});
  const switchTo = (state: DocumentVisibilityState, at: number) => {
    visibility.mockReturnValue(state);
    now.mockReturnValue(at);
    document.dispatchEvent(new Event('visibilitychange'));
    return update.mock.calls.length;
  };
  expect(switchTo('visible', HOUR_MS - 1)).toBe(0);
  expect(switchTo('hidden', HOUR_MS)).toBe(0);
  expect(switchTo('visible', HOUR_MS)).toBe(1);
  expect(switchTo('visible', HOUR_MS + 1)).toBe(1);
});
