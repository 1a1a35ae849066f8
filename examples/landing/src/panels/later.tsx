import { createContext, lazy, Suspense, useContext } from 'react';
import type { ReactNode } from 'react';

const load = () => import('.');

// These load after the first view, when LaterContext says so.
export const SettingsPanel = lazy(async () => ({ default: (await load()).SettingsPanel }));
export const LayersPanel = lazy(async () => ({ default: (await load()).LayersPanel }));
export const JsonDialog = lazy(async () => ({ default: (await load()).JsonDialog }));

/** Whether the first view is complete, so that the rest may load. */
export const LaterContext = createContext(false);

/** Shows a placeholder until its children may load and have loaded. */
export function Later({ placeholder, children }: { placeholder: JSX.Element; children: ReactNode }) {
  if (!useContext(LaterContext)) return placeholder;
  return <Suspense fallback={placeholder}>{children}</Suspense>;
}

interface PanelPlaceholderProps {
  readonly name: 'settings' | 'layers';
  readonly title: string;
}

/** A panel that is still loading: its title, and bars where its rows will be. */
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
