import { buildApps } from '../output/apps';
import { checkSite } from '../checks/checks';
import { report } from '../checks/report';
import { messageOf } from '../support/messageOf';
import type { BuiltSite, DevBuild } from './devBuild';

/** How long (ms) nothing has to happen before the background work starts. */
const QUIET_MS = 400;

/** Work that no open page waits for: the apps, and compiling and checking all pages. */
interface Background {
  /** Called after each edit and request. Starts the work that is left for this build once there are no more of them. */
  postpone(build: DevBuild): void;
}

/** `out`: folder of the apps. They are built once; rebuilding one takes a restart. */
export function createBackground(out: string): Background {
  let timer: NodeJS.Timeout | undefined;
  let hasApps = false;
  let checked = 0;
  let latest = 0;
  const run = async ({ version, site }: DevBuild & { readonly site: BuiltSite }, turn: number) => {
    if (!hasApps) {
      hasApps = true;
      // If they don't build, the site is served without them.
      await buildApps(site.config, out).catch((error: unknown) => console.error(messageOf(error)));
    }
    const isLatest = () => turn === latest;
    const errors = await site.pages.loadAll(isLatest);
    if (!isLatest()) return;
    checked = version;
    errors.forEach((error) => console.error(messageOf(error)));
    try {
      if (errors.length === 0)
        report(checkSite(site.config, [...site.pages.compiled.values()]), site.config.site.checks);
    } catch (error) {
      console.error(messageOf(error));
    }
  };
  return {
    postpone(build) {
      clearTimeout(timer);
      latest += 1;
      const { site } = build;
      const turn = latest;
      if (site && build.error === undefined && build.version !== checked)
        timer = setTimeout(() => void run({ ...build, site }, turn), QUIET_MS);
    },
  };
}
