import type { Route } from '../config/model';
import { BuildError } from './buildError';
import { messageOf } from './messageOf';
import type { ServerBundle } from './pages';

/** Wraps the server bundle so that rendering errors name the page's file. Rejects with a BuildError. */
export function namePages(server: ServerBundle): ServerBundle {
  return {
    ...server,
    renderRoute: (route) => server.renderRoute(route).catch(failIn(route)),
    renderWords: (route) => server.renderWords(route).catch(failIn(route)),
  };
}

const failIn = (route: Route | undefined) => (error: unknown) => {
  throw new BuildError(`${route?.file ?? route?.path ?? 'The not-found page'}: ${messageOf(error)}`);
};
