import type { Route } from '../../config/model';
import { rejectBlockedMarkup } from './blockedMarkup';
import { BuildError } from '../support/buildError';
import type { ServerBundle } from './pages';
import { describeRenderError } from './renderErrors';

/** The bundle that renders the pages of the site at `root`; its errors name the page. Rejects with a BuildError. */
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
