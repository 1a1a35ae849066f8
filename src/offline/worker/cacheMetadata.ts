/** Metadata of the offline cache, stored in the pages cache. */
interface CacheMetadata {
  /** When everything was saved for the first time, in milliseconds since 1970. */
  readonly at?: number;
  /** The reader deleted the offline cache and so opted out, until they save everything. Stored under this name. */
  readonly isOff?: boolean;
  /** Addresses of the scripts of this build and of the one before. */
  readonly builds: readonly (readonly string[])[];
}

/** No file of a site has this address. */
export const METADATA_ADDRESS = '/__saved';

export async function readMetadata(cache: Cache): Promise<CacheMetadata> {
  try {
    return ((await (await cache.match(METADATA_ADDRESS))?.json()) as CacheMetadata) ?? { builds: [] };
  } catch {
    return { builds: [] }; // Invalid data, such as that of another script.
  }
}

/** Throws if the storage quota is used up. */
export async function writeMetadata(cache: Cache, metadata: CacheMetadata): Promise<void> {
  await cache.put(METADATA_ADDRESS, Response.json(metadata));
}
