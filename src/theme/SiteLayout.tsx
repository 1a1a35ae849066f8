import './fonts.css';
import './frame.css';
import './prose.css';
import './codeTheme.css';
import { useEffect } from 'react';
import { findSection } from '../routes/matchRoute';
import { MAIN_ID, MENU_ID } from '../shared/dom';
import { isReachable, markUnreachable } from '../offline/reach';
import { useSite } from '../runtime/siteContext';
import { routeOf } from '../runtime/router';
import { useOfflineState } from '../offline/useOfflineState';
import { useView } from '../runtime/useRouter';
import { Footer } from './Footer';
import { MenuLinks, Navbar } from './Navbar';
import { PageOutlet } from './PageOutlet';
import { Sidebar } from './Sidebar';
import { UpdatePrompt } from './UpdatePrompt';

/** The frame around every page. On small screens the menu is a popover, which opens without script. */
export function SiteLayout() {
  const route = routeOf(useView());
  const section = findSection(useSite().model, route);
  useReachMarks();
  return (
    <>
      <a className="skip" href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <Navbar route={route} />
      <div className={section ? 'layout with-sidebar' : 'layout'}>
        <div id={MENU_ID} className="menu" popover="auto">
          <MenuLinks route={route} />
          {section && route && <Sidebar section={section} path={route.path} />}
        </div>
        {section && (
          <button type="button" className="icon sidebar-switch" aria-label="Show or hide the sidebar" />
        )}
        <PageOutlet />
      </div>
      <Footer />
      <UpdatePrompt />
    </>
  );
}

/** While offline, marks the links that don't work, on every page. */
function useReachMarks(): void {
  const { site, model } = useSite();
  const view = useView();
  const { id } = view;
  const route = routeOf(view);
  const { isOffline, paths } = useOfflineState();
  useEffect(() => {
    const isMarked = (link: HTMLAnchorElement) =>
      isOffline && !isReachable(link, location, site.baseUrl, model, paths);
    markUnreachable(isMarked);
  }, [id, route, isOffline, paths, site, model]);
}
