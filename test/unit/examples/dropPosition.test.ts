import { dropPosition } from '../../../examples/landing/src/layers/dropPosition';

const row = {
  id: 'hero',
  name: 'Hero',
  excerpt: '',
  children: ['a', 'b'],
  level: 1,
  parent: 'ROOT',
  position: 2,
  siblings: 3,
  isHidden: false,
  isSelected: false,
  isOpen: true,
};
const hero = { layer: row, siblings: ['top', 'hero', 'rules'], children: ['a', 'b'], isCanvas: true };
const dropAt = (fraction: number, target: Parameters<typeof dropPosition>[0] = hero) => {
  const { parent, index, zone } = dropPosition(target, fraction) ?? {};
  return [zone, parent, index];
};

test('the upper edge of an open row means before it, its middle inside, and its lower edge before its children', () => {
  expect(dropAt(0.1)).toEqual(['before', 'ROOT', 1]);
  expect(dropAt(0.5)).toEqual(['into', 'hero', 2]);
  expect(dropAt(0.9)).toEqual(['after', 'hero', 0]);
});

test('the lower edge of a closed row means after it', () => {
  expect(dropAt(0.9, { ...hero, layer: { ...row, isOpen: false } })).toEqual(['after', 'ROOT', 2]);
});

test('a row that takes no children has two halves', () => {
  const leaf = { ...hero, children: [], isCanvas: false };
  expect(dropAt(0.4, leaf)).toEqual(['before', 'ROOT', 1]);
  expect(dropAt(0.6, leaf)).toEqual(['after', 'ROOT', 2]);
});
