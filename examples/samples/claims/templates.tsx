import type { FC, ReactNode } from 'react';
import { ROOT_NODE } from '@craftjs/core';
import { Box, type TestEditor } from './editor';
import { loadSample } from './sample';

// The samples of docs/recipes/templates.mdx that several tests use.

export interface Template {
  readonly id: number;
  readonly name: string;
  readonly part: { readonly rootId: string };
}

export const { TemplateShelf } = loadSample('recipes/templates/TemplateShelf') as {
  TemplateShelf: FC<{ templates: Template[]; onDelete?: (id: number) => void }>;
};
export const { quote } = loadSample('recipes/templates/quote') as { quote: Template };
export const { loadTemplates, storeTemplate, deleteTemplate } = loadSample(
  'recipes/templates/templateStore',
) as {
  loadTemplates: (allowed: string[]) => Template[];
  /** The name has another type in a damaged store. */
  storeTemplate: (name: unknown, text: string) => void;
  deleteTemplate: (id: number) => void;
};
export const Card: FC<{ children?: ReactNode }> = (props) => <Box {...props} />;

/** How many children each child of the root has. */
export function sizes(editor: TestEditor): number[] {
  const { query } = editor.hook();
  const ids = query.node(ROOT_NODE).childNodes();
  return ids.map((id) => query.node(id).childNodes().length);
}
