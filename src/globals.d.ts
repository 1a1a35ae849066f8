/// <reference types="webpack/module" />

declare module '*.css';

/** A style sheet as text. */
declare module '*.css?text' {
  const text: string;
  export default text;
}

/** The settings of the site (src/node/webpack/siteLoader.ts). */
declare module '*?site' {
  export const site: import('./config/model').Site;
}

/** The few settings the boot script needs, from both JSON files (src/node/prerender/bootScripts.ts). */
declare module '*?boot' {
  export const settings: import('./routes/bootSettings').BootSettings;
  /** Whether there are several versions of the documentation. */
  export const hasVersions: boolean;
}

declare module 'workbox-webpack-plugin/build/inject-manifest.js' {
  export class InjectManifest {
    constructor(options: Readonly<Record<string, unknown>>);
    apply(compiler: import('webpack').Compiler): void;
  }
}
