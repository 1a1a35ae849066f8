import type { Copies } from '../runtime/copies';
import { useSite } from '../runtime/site';
import { useCopies, useCopiesStore } from '../runtime/useCopies';

/** What is saved for reading offline, and what the reader can do about it. */
export function OfflinePanel() {
  const copies = useCopies();
  const { saveAll, deleteAll } = useCopiesStore();
  const { locale } = useSite().site;
  const { isPossible, isRefused, isOffline, status, paths, missingMediaBytes, missingPageBytes } = copies;
  const missingBytes = missingMediaBytes + (isComplete(copies) ? 0 : missingPageBytes);
  // Before the app knows more, the boot script shows this once it is true (html[data-saved]).
  if (!isPossible) return <p className="saved-note">All pages are saved for offline reading.</p>;
  return (
    <section className="copies">
      <h2>Offline reading</h2>
      {/* Not every file that is saved is worth a word. */}
      <p role={status?.isSaving ? undefined : 'status'}>{describeCopies(copies, locale)}</p>
      {status?.isSaving && <progress value={status.saved} max={status.of} aria-label="Saving" />}
      {missingBytes > 0 && !isRefused && !isOffline && !status?.isSaving && (
        <button type="button" className="button" onClick={() => void saveAll()}>
          Save all for offline ({formatKilobytes(missingBytes, locale)})
        </button>
      )}
      {paths.size > 0 && (
        <button type="button" className="button" onClick={() => void deleteAll()}>
          Delete saved pages
        </button>
      )}
    </section>
  );
}

/** While a new version waits, the list is of that one and the copies are of the one before: the worker knows better. */
function isComplete({ status, paths, pageCount }: Copies): boolean {
  return paths.size === pageCount || (status !== null && status.saved === status.of);
}

function describeCopies(copies: Copies, locale: string): string {
  const { status, paths, pageCount } = copies;
  const count = `${paths.size} of ${pageCount} pages`;
  if (copies.isRefused) return 'This browser does not let the site save pages.';
  if (status?.isSaving) return `Saving: ${count} so far.`;
  if (status?.isFull) return `${count} are saved. This browser has no room for more.`;
  if (!isComplete(copies)) return `${paths.size === 0 ? 'No pages' : count} are saved.`;
  const age = status?.at === undefined ? '' : ` (${formatAge(Date.now() - status.at, locale)})`;
  return `All ${pageCount} pages are saved for offline reading${age}.`;
}

function formatKilobytes(bytes: number, locale: string): string {
  return `${Math.ceil(bytes / 1000).toLocaleString(locale)} kB`;
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `formatAge(7_200_000, 'en')` → `2 hours ago`; less than a minute is `now`. */
export function formatAge(milliseconds: number, locale: string): string {
  const [unit, length] = UNITS.find(([, size]) => milliseconds >= size) ?? ['second', Infinity];
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return format.format(-Math.floor(milliseconds / length), unit);
}
