import type { Stories } from '../sampleEditor';

export const stories: Stories = {
  App: {
    does: 'moves the placeholder of a video and saves the page, with the video in it',
    async act({ sample, button, drag, text }) {
      await drag(text('The component Video is not available.'), text('A text below the video'), [0.5, 0.9]);
      await button('Save').click();
      await sample.getByText('"resolvedName":"Video"').waitFor();
    },
    tree: [
      'Page canvas',
      '  Text text="A text below the video"',
      '  Missing canvas name="Video" was={"kind":{"resolvedName":"Video"},"displayName":"Video","props":{"address":"intro.mp4"}} selected',
      '    Text text="The caption of the video"',
    ],
    shows: '{"version":1,"nodes":',
  },
};
