// Everything that isn't in the first picture, as one chunk: settings, layers and dialogs.

export { ButtonForm } from '../forms/ButtonForm';
export { CardForm } from '../forms/CardForm';
export { ContainerForm } from '../forms/ContainerForm';
export { MediaForm } from '../forms/MediaForm';
export { TextForm } from '../forms/TextForm';
export { VideoForm } from '../forms/VideoForm';
export { LayersPanel } from '../layers/LayersPanel';
export { SettingsPanel } from './SettingsPanel';
export { JsonDialog } from '../bar/JsonDialog';
