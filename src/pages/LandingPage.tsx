import './landing.css';
import { useLayoutEffect } from 'react';
import { focusAfterNavigation } from '../browser/afterNavigation';
import type { PageProps } from '../runtime/loadedPage';
import { useSite } from '../runtime/siteContext';
import { mdxComponents } from '../theme/mdxComponents';
import { closeGate } from '../browser/landingGate';

/** The landing page. Its content has its own h1. */
export default function LandingPage({ page }: PageProps) {
  const { frame, timeout } = useSite().site.landing.example ?? {};
  // Only after a soft navigation: the inline gate script handles a prerendered page.
  useLayoutEffect(() => {
    if (frame === undefined || timeout === undefined) return;
    // Hidden elements can't take the focus, so the heading gets it now.
    return closeGate(timeout, () => focusAfterNavigation(location));
  }, [frame, timeout]);
  if (!page) return null;
  const Content = page.default;
  return (
    <div className="landing">
      <Content components={mdxComponents} />
    </div>
  );
}
