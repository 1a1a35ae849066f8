import { createContext, lazy, Suspense, useContext } from 'react';
import type { ReactNode } from 'react';

const load = () => import('.');

export const SettingsPanel = lazy(async () => ({ default: (await load()).SettingsPanel }));
export const LayersPanel = lazy(async () => ({ default: (await load()).LayersPanel }));
export const JsonDialog = lazy(async () => ({ default: (await load()).JsonDialog }));

/** Whether the first view is rendered, so that the panels may load. */
export const DeferredContext = createContext(false);

/** Renders a placeholder until the first view is rendered and the children have loaded. */
export function Deferred({ placeholder, children }: { placeholder: JSX.Element; children: ReactNode }) {
  if (!useContext(DeferredContext)) return placeholder;
  return <Suspense fallback={placeholder}>{children}</Suspense>;
}

interface PanelPlaceholderProps {
  readonly name: 'settings' | 'layers';
  readonly title: string;
}

/** Skeleton of a panel. */
export function PanelPlaceholder({ name, title }: PanelPlaceholderProps) {
  return (
    <section className={`panel ${name} loading`} id={`panel-${name}`} aria-busy="true" aria-label={title}>
      <h2>{title}</h2>
      <i />
      <i />
      <i />
      <i />
    </section>
  );
}
