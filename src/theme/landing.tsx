import type { ReactNode } from 'react';
import { useSite } from '../runtime/site';

interface Children {
  readonly children: ReactNode;
}

/** The opening of a landing page: heading, tagline, actions. */
export const Hero = ({ children }: Children) => <section className="hero">{children}</section>;

/** What the site is about, in the words of site.config.json. */
export const Tagline = () => <p className="tagline">{useSite().site.tagline}</p>;

/** Links that look like buttons; the first is the main one. */
export const Actions = ({ children }: Children) => <div className="actions">{children}</div>;

/** A grid of features. */
export const Features = ({ children }: Children) => <section className="features">{children}</section>;

export const Feature = ({ title, children }: Children & { readonly title: string }) => (
  <div className="feature">
    <h2>{title}</h2>
    {children}
  </div>
);
