/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { cleanup, render, renderHook } from '@testing-library/react';
import { SiteContext, useHref, useSite } from '../../../src/runtime/siteContext';
import { model, site } from '../sampleSite';

afterEach(cleanup);

const Title = () => <h1>{useSite().site.title}</h1>;

test('outside a site, a component fails with the specified message', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React logs it to the console as well.
  expect(() => render(<Title />)).toThrow(new Error('Docusaurus context not provided'));
});

test('inside a site, a component receives it', () => {
  const { container } = render(<Title />, {
    wrapper: ({ children }) => <SiteContext value={{ site, model }}>{children}</SiteContext>,
  });
  expect(container.innerHTML).toBe('<h1>Sample</h1>');
});

test('addresses of the site get the base URL, others stay', () => {
  const { result } = renderHook(useHref, {
    wrapper: ({ children }) => (
      <SiteContext value={{ site: { ...site, baseUrl: '/sub/' }, model }}>{children}</SiteContext>
    ),
  });
  expect(result.current('/support')).toBe('/sub/support');
  expect(result.current('https://else.example/')).toBe('https://else.example/');
});
