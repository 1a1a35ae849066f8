import type { Route } from '../../config/model';
import { rejectBlockedMarkup } from './blockedMarkup';
import { BuildError } from '../support/buildError';
import type { ServerBundle } from './pages';
import { describeRenderError } from './renderErrors';

/** Wraps the server bundle so that rendering rejects with a BuildError that names the page. `root`: the site folder. */
export function namePages(server: ServerBundle, root: string): ServerBundle {
  const failIn = (route: Route | undefined) => (error: unknown) => {
    throw new BuildError(describeRenderError(root, route?.file ?? route?.path, error));
  };
  return {
    ...server,
    renderRoute: (route) => server.renderRoute(route).then(rejectBlockedMarkup).catch(failIn(route)),
    renderContent: (route) => server.renderContent(route).catch(failIn(route)),
  };
}
