import type { ComponentType } from 'react';
import { render } from 'react-dom';

/** Shows a sample in the element that its page has for it. */
export function mount(Sample: ComponentType): void {
  render(<Sample />, document.getElementById('sample'));
}
