import { isRecord } from '../browser/fetchJson';
import type { Directory, WordFile } from '../shared/search/shards';
import type { SearchFile } from '../shared/search/searchIndex';

// Whether JSON from the network is a file of the search index, as far as what reads it relies on its shape.

export const isSearchFile = (value: unknown): value is SearchFile =>
  isRecord(value) && typeof value['words'] === 'string' && isListOfLists(value['pages']);

export const isDirectory = (value: unknown): value is Directory =>
  isRecord(value) && Array.isArray(value['firstWords']) && isListOfLists(value['pages']);

export const isWordFile = (value: unknown): value is WordFile =>
  isRecord(value) && Object.values(value).every(Array.isArray);

export const isIndex = (value: unknown): value is SearchFile | Directory =>
  isSearchFile(value) || isDirectory(value);

const isListOfLists = (value: unknown) => Array.isArray(value) && value.every(Array.isArray);
