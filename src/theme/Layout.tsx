import './frame.css';
import { findShell } from '../routes/routes';
import { MAIN_ID, MENU_ID } from '../runtime/dom';
import { useSite } from '../runtime/site';
import { useView } from '../runtime/useRouter';
import { Footer } from './Footer';
import { MenuLinks, Navbar } from './Navbar';
import { PageOutlet } from './PageOutlet';
import { Sidebar } from './Sidebar';

/** The frame around every page. On small screens the menu is a popover: it opens without script. */
export function Layout() {
  const { route } = useView();
  const shell = findShell(useSite().model, route);
  return (
    <>
      <a className="skip" href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <Navbar route={route} />
      <div className={shell ? 'layout with-sidebar' : 'layout'}>
        <div id={MENU_ID} className="menu" popover="auto">
          <MenuLinks route={route} />
          {shell && route && <Sidebar shell={shell} path={route.path} />}
        </div>
        <PageOutlet />
      </div>
      <Footer />
    </>
  );
}
