/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { closeGate, isReadyMessage } from '../../../src/browser/landingGate';

const ORIGIN = 'https://examples.example';
const READY = { LANDING_PAGE_LOADED: true };

function addFrame(src = `${ORIGIN}/landing/`): HTMLIFrameElement {
  document.body.innerHTML = `<iframe data-example="${src}" src="${src}"></iframe>`;
  return document.querySelector('iframe')!;
}

const postFrom = (frame: HTMLIFrameElement, message: Partial<MessageEventInit> = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', { data: READY, origin: ORIGIN, source: frame.contentWindow, ...message }),
  );

test.each([
  [true, 'the message itself', READY],
  [true, 'the message with more keys', { LANDING_PAGE_LOADED: true, height: 3 }],
  [false, 'null', null],
  [false, 'nothing', undefined],
  [false, 'a string', 'LANDING_PAGE_LOADED'],
  [false, 'the message as text', JSON.stringify(READY)],
  [false, 'a number', 1],
  [false, 'a list', ['LANDING_PAGE_LOADED']],
  [false, 'an empty object', {}],
  [false, 'another key', { LOADED: true }],
  [false, 'false', { LANDING_PAGE_LOADED: false }],
  [false, '1 in place of true', { LANDING_PAGE_LOADED: 1 }],
  [false, 'text in place of true', { LANDING_PAGE_LOADED: 'true' }],
])('the gate opens: %s, for %s', (expected, _, data) => {
  const frame = addFrame();
  expect(isReadyMessage({ data, origin: ORIGIN, source: frame.contentWindow }, frame)).toBe(expected);
});

test.each([
  ['http://examples.example', 'another scheme'],
  ['https://examples.example:8080', 'another port'],
  ['https://evil.example', 'another host'],
  ['https://examples.example.evil.example', 'a longer host'],
  ['null', 'a sandboxed page'],
  ['', 'no origin'],
])('the right message from %j does not count: %s', (origin) => {
  const frame = addFrame();
  expect(isReadyMessage({ data: READY, origin, source: frame.contentWindow }, frame)).toBe(false);
});

test('only a message from the page’s own frame counts', () => {
  const frame = addFrame();
  expect(isReadyMessage({ data: READY, origin: ORIGIN, source: window }, frame)).toBe(false);
  expect(isReadyMessage({ data: READY, origin: ORIGIN, source: null }, frame)).toBe(false);
  expect(isReadyMessage({ data: READY, origin: ORIGIN, source: frame.contentWindow }, null)).toBe(false);
});

test('a frame of this site may have a relative address', () => {
  const frame = addFrame('/examples/landing/');
  const message = { data: READY, source: frame.contentWindow };
  expect(isReadyMessage({ ...message, origin: location.origin }, frame)).toBe(true);
  expect(isReadyMessage({ ...message, origin: ORIGIN }, frame)).toBe(false);
});

describe('the gate', () => {
  const { dataset } = document.documentElement;
  let undo = () => {};
  const close = (timeout: number) => (undo = closeGate(timeout));

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    undo();
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
  });

  test('waits for the message of the frame, even of one that is added later', () => {
    document.body.innerHTML = '';
    close(4000);
    expect(dataset['landing']).toBe('waiting');
    const frame = addFrame();
    postFrom(frame, { origin: 'https://evil.example' });
    postFrom(frame, { data: null });
    expect(dataset['landing']).toBe('waiting');
    postFrom(frame);
    expect(dataset['landing']).toBe('ready');
  });

  test('posts the colour mode to the frame that is ready', () => {
    const frame = addFrame();
    dataset['theme'] = 'dark';
    close(4000);
    const post = jest.spyOn(frame.contentWindow!, 'postMessage');
    postFrom(frame);
    expect(post).toHaveBeenCalledWith({ colorMode: 'dark' }, '*');
  });

  test('loads the frame as soon as it is parsed', () => {
    document.body.innerHTML = '';
    close(4000);
    // Its initial empty document fires a load event.
    document.body.innerHTML = '<iframe data-example="/examples/landing/"></iframe>';
    expect(document.querySelector('iframe')!.getAttribute('src')).toBe('/examples/landing/');
  });

  test('opens at the timeout and not before', () => {
    close(4000);
    jest.advanceTimersByTime(3999);
    expect(dataset['landing']).toBe('waiting');
    jest.advanceTimersByTime(1);
    expect(dataset['landing']).toBe('failed');
  });

  test('is not closed again by the timeout after the message arrived', () => {
    const frame = addFrame();
    close(4000);
    postFrom(frame);
    jest.advanceTimersByTime(10_000);
    expect(dataset['landing']).toBe('ready');
  });

  test('ignores a message after the timeout', () => {
    const frame = addFrame();
    close(4000);
    jest.advanceTimersByTime(4000);
    postFrom(frame);
    expect(dataset['landing']).toBe('failed');
  });

  test('never closes offline', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    close(4000);
    expect(dataset['landing']).toBe('failed');
  });

  test('never closes with data saver', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    close(4000);
    expect(dataset['landing']).toBe('failed');
  });
});
