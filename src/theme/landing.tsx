import type { ReactNode } from 'react';
import { useSite } from '../runtime/siteContext';

interface Children {
  readonly children: ReactNode;
}

/** The hero of a landing page: heading, tagline, actions. */
export const Hero = ({ children }: Children) => <section className="hero">{children}</section>;

/** The tagline from site.config.json. */
export const Tagline = () => <p className="tagline">{useSite().site.tagline}</p>;

/** Links styled as buttons; the first is the primary one. */
export const Actions = ({ children }: Children) => <div className="actions">{children}</div>;

/** A grid of features. */
export const Features = ({ children }: Children) => <section className="features">{children}</section>;

export const Feature = ({ title, children }: Children & { readonly title: string }) => (
  <div className="feature">
    <h2>{title}</h2>
    {children}
  </div>
);
