import type { RouteModel, Site, SkipRule } from '../config/model';
import { listVersions, type VersionChoice } from './versions';

/** The configuration of the boot script. Small, because it is inlined in every page. */
export interface BootSettings extends VersionChoice {
  readonly baseUrl: string;
  readonly colorMode: Site['colorMode']['default'];
  readonly prefetchSkip: SkipRule;
  readonly inViewBytes: number;
  readonly worker: boolean;
  readonly saveSkip: SkipRule;
  /** Prefixes under which a not-found page loads the app immediately: redirects and full navigation. */
  readonly appPrefixes: readonly string[];
}

export function createBootSettings(site: Site, model: RouteModel): BootSettings {
  // For a redirect from a single address, the build writes a redirect page.
  const prefixes = model.redirects.flatMap((rule) => ('prefix' in rule ? rule.prefix : []));
  return {
    baseUrl: site.baseUrl,
    colorMode: site.colorMode.default,
    prefetchSkip: site.prefetch.skipWhen,
    inViewBytes: site.prefetch.inViewBytes,
    worker: site.offline.worker,
    saveSkip: site.offline.skipWhen,
    appPrefixes: [...prefixes, ...model.fullNavigation],
    ...listVersions(site, model),
  };
}
