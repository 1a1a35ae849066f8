import { SITE_FILE, type SiteFile } from './files';
import type { Position } from './locate';

/** A setting that is valid, but doesn't do what it is for, with its position. */
export interface SettingWarning extends Position {
  readonly file: string;
  readonly message: string;
}

/** A security contact that has expired: RFC 9116 tells readers of security.txt not to use it. */
export function findSettingWarnings({ json, value }: SiteFile): SettingWarning[] {
  const { expires } = value?.discovery.security ?? {};
  // The file says the end of the day, in UTC.
  if (expires === undefined || expires >= new Date().toISOString().slice(0, 10)) return [];
  const message = `the security contact expired on ${expires}. Check it, and write a date at most a year ahead.`;
  return [{ file: SITE_FILE, ...json.positionOf(['discovery', 'security', 'expires']), message }];
}
