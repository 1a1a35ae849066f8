import { installFromDebian, which } from './debian';

/** Whether WebKitGTK and a display for it are installed or could be installed now. Prints why tests are skipped. */
export function hasWebKit(): boolean {
  const isInstalled = () => ['WebKitWebDriver', 'Xvfb'].every(which);
  if (isInstalled() || (installFromDebian('webkit2gtk-driver', 'xvfb') && isInstalled())) return true;
  console.log('WebKitGTK is skipped: run "apt-get install webkit2gtk-driver xvfb" to test in it.');
  return false;
}
