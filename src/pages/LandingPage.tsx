import './landing.css';
import { useLayoutEffect } from 'react';
import { focusArrival } from '../runtime/arrive';
import type { PageProps } from '../runtime/pageLoader';
import { useSite } from '../runtime/site';
import { mdxComponents } from '../theme/mdxComponents';
import { closeGate } from './landingGate';

/** The front page. Its words bring their own h1. */
export default function LandingPage({ page }: PageProps) {
  const { frame, timeout } = useSite().site.landing.example ?? {};
  // Runs only after a soft navigation: a prerendered page is gated by the boot script.
  useLayoutEffect(() => {
    if (frame === undefined || timeout === undefined) return;
    // What is hidden takes no focus: the heading has it only now.
    return closeGate(timeout, () => focusArrival(location));
  }, [frame, timeout]);
  if (!page) return null;
  const Content = page.default;
  return (
    <div className="landing">
      <Content components={mdxComponents} />
    </div>
  );
}
