import { isRecord } from '../browser/fetchJson';
import type { ShardIndex, PostingShard } from '../shared/search/shards';
import type { SearchIndex } from '../shared/search/searchIndex';

// Whether JSON from the network is a file of the search index. Checks only as much of the shape as its readers rely on.

export const isSearchIndex = (value: unknown): value is SearchIndex =>
  isRecord(value) && typeof value['words'] === 'string' && isListOfLists(value['pages']);

export const isShardIndex = (value: unknown): value is ShardIndex =>
  isRecord(value) && Array.isArray(value['firstWords']) && isListOfLists(value['pages']);

export const isPostingShard = (value: unknown): value is PostingShard =>
  isRecord(value) && Object.values(value).every(Array.isArray);

export const isIndex = (value: unknown): value is SearchIndex | ShardIndex =>
  isSearchIndex(value) || isShardIndex(value);

const isListOfLists = (value: unknown) => Array.isArray(value) && value.every(Array.isArray);
