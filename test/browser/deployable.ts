import { createHandler } from '../../src/node/serve/serve';
import { loadConfig } from '../../src/config/load';
import { type SiteName, SITES } from '../paths';
import { type Host, startHost } from './host';

/** A host that can switch to another build, as a deploy that deletes every old file does. */
export interface DeployableHost extends Host {
  deploy(name: SiteName): void;
}

export async function serveDeployable(name: SiteName): Promise<DeployableHost> {
  const handlerOf = (site: SiteName) => createHandler(loadConfig(SITES[site].root), SITES[site].out);
  let handler = handlerOf(name);
  const host = await startHost((request, response) => handler(request, response));
  return Object.assign(host, { deploy: (next: SiteName) => (handler = handlerOf(next)) });
}
