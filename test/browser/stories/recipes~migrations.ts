import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'opens a page of version 1 and one of version 2, and saves the first one again',
    async act({ sample, button, text }) {
      await button('Open a page of version 2').click();
      await text('Its second paragraph').waitFor();
      await button('Open a page of version 1').click();
      await text('The component Video is not available.').waitFor();
      await button('Save').click();
      await sample.getByText('"resolvedName":"Video"').waitFor();
    },
    tree: [
      'Page canvas',
      '  Text content="Hello from version 1" level=1',
      '  Missing name="Video" was={"tag":{"resolvedName":"Video"},"displayName":"Video","props":{"address":"intro.mp4"}}',
    ],
    shows: '{"version":3,"nodes":',
  },
};
