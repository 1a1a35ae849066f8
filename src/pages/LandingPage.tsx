import './landing.css';
import { useLayoutEffect } from 'react';
import { focusAfterNavigation } from '../browser/afterNavigation';
import type { PageProps } from '../runtime/loadedPage';
import { useSite } from '../runtime/siteContext';
import { showExampleState } from '../browser/exampleState';
import { closeGate } from '../browser/landingGate';

/** The landing page. Its content has its own h1. */
export default function LandingPage({ page }: PageProps) {
  const { frame, timeout } = useSite().site.landing.example ?? {};
  // Only after a soft navigation: the inline gate script handles a prerendered page.
  useLayoutEffect(() => {
    if (frame === undefined || timeout === undefined) return;
    // Hidden elements can't take the focus, so the heading gets it now.
    const openGate = closeGate(timeout, () => focusAfterNavigation(location));
    const stop = showExampleState();
    return () => {
      stop();
      openGate();
    };
  }, [frame, timeout]);
  return page && <div className="landing" dangerouslySetInnerHTML={{ __html: page.html }} />;
}
