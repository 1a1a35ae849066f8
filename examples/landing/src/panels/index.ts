// The chunk that loads after the first view: settings, layers and dialogs.

export * from '../forms/forms';
export { LayersPanel } from '../layers/LayersPanel';
export { SettingsPanel } from './SettingsPanel';
export { JsonDialog } from '../bar/JsonDialog';
