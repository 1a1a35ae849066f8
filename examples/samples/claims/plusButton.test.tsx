/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC, ReactElement, ReactNode } from 'react';
import { Element, type UserComponent } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/add-without-dragging.mdx about a button inside a container, checked with its sample.

beforeEach(muteConsole);
afterEach(cleanUp);

type Props = { label: string; element: ReactElement };
const { PlusButton } = loadSample('recipes/add-without-dragging/PlusButton') as { PlusButton: FC<Props> };

const createCard = (accepts: boolean) => {
  const Card: UserComponent<{ children?: ReactNode }> = ({ children }) => (
    <section>
      {children}
      <PlusButton label="Add text" element={<Text text="New" />} />
    </section>
  );
  Card.craft = { rules: { canMoveIn: () => accepts } };
  const card = (
    <Element is={Card} canvas>
      <Text text="Old" />
    </Element>
  );
  return createEditor(page(<Text text="Selected" />, card), { resolver: { Card, Text } });
};

test('it adds the node at the end of its container, whatever is selected, and selects it', () => {
  const { find, hook, run, at } = createCard(true);
  run(({ actions }) => actions.selectNode(at(0)));
  fire(find('[aria-label="Add text"]'), 'click');
  expect(find('section').textContent).toBe('OldNew+');
  expect(hook().query.getEvent('selected').all()).toEqual([at(1, 1)]);
});

test('a container that rejects the node ignores the click', () => {
  const { find, crash } = createCard(false);
  fire(find('button'), 'click');
  expect([find('section').textContent, crash()]).toEqual(['Old+', undefined]);
});

test('a disabled editor shows no button', () => {
  const { find, run } = createCard(true);
  run(({ actions }) => actions.setOptions((options) => void (options.enabled = false)));
  expect(find('section').textContent).toBe('Old');
});
