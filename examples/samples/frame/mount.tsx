import type { ComponentType } from 'react';
import { render } from 'react-dom';
import { syncColorMode } from '../../kit/colorMode';
import { restWithoutFocus } from '../../kit/rest';
import { adoptSiteFonts } from '../../kit/siteFonts';
import { onDocuments } from './documents';
import { keepOffline } from './keepOffline';

/** Shows a sample, and below it what its editors would save. */
export function mount(Sample: ComponentType): void {
  syncColorMode();
  adoptSiteFonts();
  restWithoutFocus();
  const state = document.getElementById('state');
  if (location.hash === '#closed') state?.closest('details')?.removeAttribute('open');
  onDocuments((documents) => {
    if (state) state.textContent = documents.join('\n\n');
  });
  render(<Sample />, document.getElementById('sample'));
  void keepOffline();
}
