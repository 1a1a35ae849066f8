import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouteModel, Site } from '../config/model';
import { SiteContext } from '../runtime/siteContext';
import { mdxComponents } from '../theme/mdxComponents';

export { ATTRIBUTES, type Values } from '../theme/attributes';

/** Components that every page can use without an import. */
export const componentNames = Object.keys(mdxComponents).filter((name) => /^[A-Z]/.test(name));

/** Renders the content of a page. */
export function renderPageContent(
  config: { site: Site; routes: RouteModel },
  Content: ComponentType<{ components?: object }>,
): string {
  const html = renderToStaticMarkup(
    <SiteContext value={{ site: config.site, model: config.routes }}>
      <Content components={mdxComponents} />
    </SiteContext>,
  );
  return shortenHtml(html);
}

/** React escapes more characters than HTML requires. */
export const shortenHtml = (html: string): string =>
  html
    .replaceAll('&#x27;', "'")
    .replace(/>[^<]+/g, (text) => text.replaceAll('&quot;', '"').replaceAll('&gt;', '>'));
