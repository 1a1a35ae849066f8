/** @jest-environment jsdom */
import { closeDropdowns } from '../../../src/boot/dropdowns';

test('Escape closes an open menu, and moves the focus to its button only from inside', () => {
  document.body.innerHTML =
    '<details data-dropdown open><summary tabindex="0">Menu</summary><a href="/a">A</a></details><button>B</button>';
  const [menu, inside, outside] = ['details', 'a', 'button'].map((one) =>
    document.querySelector<HTMLElement>(one)!,
  );
  closeDropdowns();
  const escapeFrom = (element: HTMLElement) => {
    menu!.setAttribute('open', '');
    element.focus();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    return [menu!.hasAttribute('open'), document.activeElement?.tagName];
  };
  expect(escapeFrom(inside!)).toEqual([false, 'SUMMARY']);
  expect(escapeFrom(outside!)).toEqual([false, 'BUTTON']);
});
