import { installFromDebian, which } from './debian';

/** Whether WebKitGTK and a display for it are installed, or could be installed now. Prints why tests are skipped. */
export function hasWebKit(): boolean {
  const isInstalled = () => ['WebKitWebDriver', 'xvfb-run'].every(which);
  if (isInstalled() || (installFromDebian('webkit2gtk-driver', 'xvfb', 'xauth') && isInstalled()))
    return true;
  console.log('WebKitGTK is skipped: run "apt-get install webkit2gtk-driver xvfb xauth" to test in it.');
  return false;
}
