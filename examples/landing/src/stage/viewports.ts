import type { IconName } from '../Icon';

/** Widths to see the page in. The widths themselves are in stage.css. */
export const VIEWPORTS = { desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone' } as const;
export type Viewport = keyof typeof VIEWPORTS & IconName;
