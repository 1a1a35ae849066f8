import { createHandler } from '../../src/node/serve/serve';
import { loadConfig } from '../../src/config/load';
import { type SiteName, SITES } from '../paths';
import { type Host, startHost } from './host';

/** A host on which one build can take the place of another, as a deploy does: every file of the old one is gone. */
export interface DeployableHost extends Host {
  deploy(name: SiteName): void;
}

export async function serveDeployable(name: SiteName): Promise<DeployableHost> {
  const handlerOf = (site: SiteName) => createHandler(loadConfig(SITES[site].root), SITES[site].out);
  let handler = handlerOf(name);
  const host = await startHost((request, response) => handler(request, response));
  return Object.assign(host, { deploy: (next: SiteName) => (handler = handlerOf(next)) });
}
