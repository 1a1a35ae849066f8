import { ABOVE, BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'moves a paragraph, saves, moves it back, and loads what was saved',
    async act({ drag, button, text }) {
      const first = text('Save, drag me away, then load');
      const second = text('Second paragraph');
      await drag(first, second, BELOW);
      await button('Save').click();
      await drag(first, second, ABOVE);
      await button('Load').click();
    },
    tree: [
      'div canvas style={"padding":20}',
      '  p children="Second paragraph"',
      '  p children="Save, drag me away, then load"',
    ],
  },
  LiveJson: {
    does: 'swaps two paragraphs, and the JSON beside them changes places too',
    async act({ sample, drag, text }) {
      const json = sample.locator('pre');
      const shown = await json.filter({ hasText: '"Two"' }).innerText();
      const [one, two] = (JSON.parse(shown) as { ROOT: { nodes: string[] } }).ROOT.nodes;
      await drag(text('One'), text('Two'), BELOW);
      await json.filter({ hasText: `"nodes": [ "${two}", "${one}" ]` }).waitFor();
    },
    tree: ['div canvas style={"padding":20}', '  p children="Two"', '  p children="One" selected'],
  },
};
