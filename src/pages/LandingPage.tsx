import './landing.css';
import { useLayoutEffect } from 'react';
import { focusAfterNavigation } from '../browser/afterNavigation';
import type { PageProps } from '../runtime/loadedPage';
import { useSite } from '../runtime/siteContext';
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
  return page && <div className="landing" dangerouslySetInnerHTML={{ __html: page.html }} />;
}
