/** Runs in the page: adds a frame and resolves once it has loaded. */
export const addFrame = () =>
  new Promise<void>((resolve) => {
    const onload = () => resolve();
    document.body.append(Object.assign(document.createElement('iframe'), { src: '/mark.svg', onload }));
  });
