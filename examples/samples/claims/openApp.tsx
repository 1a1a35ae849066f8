import type { ComponentType, ReactElement } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act } from 'react-dom/test-utils';
import { loadSample } from './sample';

/** Mounts an editor, such as that of a sample, with React 17 in jsdom, and finds its parts by their text. */
export function openApp(app: string | ReactElement) {
  const container = document.body.appendChild(document.createElement('div'));
  const show = (element: ReactElement) => act(() => void render(element, container));
  if (typeof app === 'string') {
    const { default: App } = loadSample(app) as { default: ComponentType };
    show(<App />);
  } else show(app);
  const find = (selector: string, words = '') => {
    const found = [...container.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) =>
      textContent?.includes(words),
    );
    if (!found) throw new Error(`No ${selector} with "${words}"`);
    return found;
  };
  const button = (name: string) => find('button', name);
  return {
    show,
    find,
    button,
    /** Uses a button from the keyboard, or with a mouse in most browsers. */
    press: (name: string) => {
      act(() => button(name).focus());
      act(() => button(name).click());
    },
    focus: (target: HTMLElement) => act(() => target.focus()),
    status: () => find('[role=status]').textContent,
    texts: () => [...container.querySelectorAll('section p')].map(({ textContent }) => textContent),
    close: () => {
      act(() => void unmountComponentAtNode(container));
      container.remove();
    },
  };
}
