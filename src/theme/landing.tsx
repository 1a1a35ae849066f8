import type { ReactNode } from 'react';
import { useSite } from '../runtime/siteContext';
import { FEATURE_ICONS } from './icons';

interface Children {
  readonly children: ReactNode;
}

/** The hero of a landing page: heading, tagline, actions. */
export const Hero = ({ children }: Children) => <section className="hero">{children}</section>;

/** The tagline from site.config.json. */
export const Tagline = () => <p className="tagline">{useSite().site.tagline}</p>;

/** Its content in the selection frame of an editor, with a name tag. Emphasised words in it move into place once. */
export const Selection = ({ label, children }: Children & { readonly label: string }) => (
  <div className="selection" data-label={label}>
    {children}
  </div>
);

/** Links styled as buttons; the first is the primary one. */
export const Actions = ({ children }: Children) => <div className="actions">{children}</div>;

/** A grid of features. */
export const Features = ({ children }: Children) => <section className="features">{children}</section>;

/** A list of short facts in one line. */
export const Facts = ({ children }: Children) => <section className="facts">{children}</section>;

interface FeatureProps extends Children {
  readonly title: string;
  readonly icon?: keyof typeof FEATURE_ICONS;
}

export function Feature({ title, icon, children }: FeatureProps) {
  const Icon = icon && FEATURE_ICONS[icon];
  return (
    <div className="feature">
      {Icon && <Icon />}
      <h2>{title}</h2>
      {children}
    </div>
  );
}
