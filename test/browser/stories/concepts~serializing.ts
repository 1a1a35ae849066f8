import { BELOW, type Stories } from '../sampleEditor';

export const stories: Stories = {
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
