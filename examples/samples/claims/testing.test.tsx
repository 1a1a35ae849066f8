/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { loadSample } from './sample';

// The unit tests of docs/recipes/testing.mdx, run as they are on the page.

loadSample('recipes/testing/editor.test');
