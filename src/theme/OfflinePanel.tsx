import type { OfflineState } from '../offline/offlineStore';
import { useSite } from '../runtime/siteContext';
import { useOfflineState, useOfflineStore } from '../offline/useOfflineState';

/** The state of the offline cache, with buttons to fill and delete it. */
export function OfflinePanel() {
  const state = useOfflineState();
  const { deleteAll } = useOfflineStore();
  const { locale } = useSite().site;
  const { isPossible, status, paths } = state;
  // Hidden until the boot script marks everything as saved (html[data-saved]).
  if (!isPossible) return <p className="saved-note">All pages are available offline.</p>;
  return (
    <section className="offline-panel">
      <h2>Offline reading</h2>
      {/* Progress is not announced file by file. */}
      <p role={status?.isSaving ? undefined : 'status'}>{describeOfflineState(state, locale)}</p>
      {status?.isSaving ? (
        <progress value={status.saved} max={status.of} aria-label="Saving" />
      ) : (
        !state.isStarting && <Missing state={state} />
      )}
      {paths.size > 0 && (
        <button type="button" className="button" onClick={() => void deleteAll()}>
          Delete saved pages
        </button>
      )}
    </section>
  );
}

/** What isn't saved, and the button that saves it. */
function Missing({ state }: { readonly state: OfflineState }) {
  const { saveAll } = useOfflineStore();
  const { site, model } = useSite();
  const { failure, isOffline, paths } = state;
  if (failure === 'storage' || failure === 'worker') return null;
  const bytes = Object.values(missingOf(state)).reduce((sum, part) => sum + part, 0);
  const leftOut = describeLeftOut(state, model.fullNavigation);
  return (
    <>
      {paths.size > 0 && leftOut !== '' && <p>{leftOut}</p>}
      {bytes > 0 && !isOffline && (
        <button type="button" className="button" onClick={() => void saveAll()}>
          Save all for offline ({formatKilobytes(bytes, site.locale)})
        </button>
      )}
    </>
  );
}

function isComplete({ status, paths, pageCount }: OfflineState): boolean {
  return paths.size === pageCount || status?.isComplete === true;
}

/**
 * While a new version waits, the manifest is that of the new version and the offline cache that of the old one. The
 * worker reports all pages as saved, but the manifest lists other files, so pages and search can't be compared.
 */
function missingOf(state: OfflineState): OfflineState['missing'] {
  const isOfAnotherVersion = state.paths.size < state.pageCount && isComplete(state);
  return isOfAnotherVersion ? { ...state.missing, pages: 0, search: 0 } : state.missing;
}

const FAILURES = {
  storage: 'Your browser blocks the storage of this site, so pages can’t be saved for offline reading.',
  worker: 'This browser doesn’t allow the site to save pages.',
  failed: 'The pages couldn’t be saved. Check your connection and try again.',
};

/** Exported for tests. */
export function describeOfflineState(state: OfflineState, locale: string): string {
  const { status, paths, pageCount, failure, isNearOnly } = state;
  const count = `${paths.size} of ${pageCount} pages`;
  if (failure) return FAILURES[failure];
  if (status?.isSaving) return `Saved ${count} so far.`;
  if (state.isStarting) return 'Getting ready to save.';
  if (status?.isFull) return `${count} are saved. The browser has no space for more.`;
  const which = isNearOnly ? ': those near the pages you read' : '';
  if (!isComplete(state)) return paths.size === 0 ? 'No pages are saved.' : `${count} are saved${which}.`;
  const age = status?.at === undefined ? undefined : formatAge(Date.now() - status.at, locale);
  const all = `All ${pageCount} pages are available offline.`;
  return age === undefined ? all : `${all} Last updated ${age}.`;
}

/** What doesn't work offline: files that aren't saved, and the apps, which the worker never serves. */
function describeLeftOut(state: OfflineState, apps: readonly string[]): string {
  const { search, media, samples } = missingOf(state);
  const parts = [
    search > 0 && 'the search',
    media > 0 && countMedia(state.missingMediaCount),
    samples > 0 && 'live samples',
  ].filter((part) => part !== false);
  const missing = parts.length === 0 ? '' : `Not saved: ${parts.join(', ')}.`;
  const never = apps.length === 0 ? '' : `Pages under ${apps.join(', ')} can’t be saved.`;
  return [missing, never].filter((part) => part !== '').join(' ');
}

const countMedia = (count: number) => `${count} ${count === 1 ? 'picture or video' : 'pictures or videos'}`;

function formatKilobytes(bytes: number, locale: string): string {
  return `${Math.ceil(bytes / 1000).toLocaleString(locale)} kB`;
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `formatAge(7_200_000, 'en')` → `2 hours ago`; undefined for less than a minute. */
export function formatAge(milliseconds: number, locale: string): string | undefined {
  const [unit, length] = UNITS.find(([, size]) => milliseconds >= size) ?? [];
  if (length === undefined) return undefined;
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
    -Math.floor(milliseconds / length),
    unit,
  );
}
