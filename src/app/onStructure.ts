import { type PackedStructure, type Structure, unpackStructure } from '../routes/structure';

/** Where the script with the structure of the site pushes it. */
interface Globals {
  siteStructure?: readonly PackedStructure[] | { push(packed: PackedStructure): void };
}

/** Calls back once that script has run, which may be before or after the app's. */
export function onStructure(start: (structure: Structure) => void): void {
  const globals = self as Window & Globals;
  const push = (packed: PackedStructure) => start(unpackStructure(packed));
  const loaded = globals.siteStructure;
  if (Array.isArray(loaded)) loaded.forEach(push);
  else globals.siteStructure = { push };
}
