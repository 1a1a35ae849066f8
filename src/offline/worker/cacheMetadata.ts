/** What the pages cache remembers about itself. */
export interface Note {
  /** When everything was there for the first time, in milliseconds since 1970. */
  readonly at?: number;
  /** The reader deleted their copies: none is kept until they ask for them. */
  readonly isOff?: boolean;
  /** Addresses of the scripts of this build and of the one before. */
  readonly builds: readonly (readonly string[])[];
}

/** No file of a site has this address. */
export const NOTE_ADDRESS = '/__saved';

export async function readNote(cache: Cache): Promise<Note> {
  try {
    return ((await (await cache.match(NOTE_ADDRESS))?.json()) as Note) ?? { builds: [] };
  } catch {
    return { builds: [] }; // Written by someone else.
  }
}

/** Throws when there is no room left. */
export async function writeNote(cache: Cache, note: Note): Promise<void> {
  await cache.put(NOTE_ADDRESS, Response.json(note));
}
