import { lazy } from 'react';
import type * as panels from '../panels';

// Loaded with the panels, after the first view (see panels/deferred.tsx).
const form = (name: `${string}Form` & keyof typeof panels) =>
  lazy(async () => ({ default: (await import('../panels'))[name] }));

export const ButtonForm = form('ButtonForm');
export const CardForm = form('CardForm');
export const ContainerForm = form('ContainerForm');
export const MediaForm = form('MediaForm');
export const TextForm = form('TextForm');
export const VideoForm = form('VideoForm');
