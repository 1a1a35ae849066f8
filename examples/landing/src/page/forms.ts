import { lazy } from 'react';

// Settings forms are in a chunk of their own, which loads after the page (see Workbench.tsx).
const form = <Name extends string>(name: Name) =>
  lazy(async () => {
    const forms = await import('../panels');
    return { default: forms[name as keyof typeof forms] as () => JSX.Element };
  });

export const ButtonForm = form('ButtonForm');
export const CardForm = form('CardForm');
export const ContainerForm = form('ContainerForm');
export const MediaForm = form('MediaForm');
export const TextForm = form('TextForm');
export const VideoForm = form('VideoForm');
