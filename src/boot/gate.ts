import { showExampleState } from '../browser/exampleState';
import { closeGate } from '../browser/landingGate';
import { NAVIGATED_EVENT, EXAMPLE_FRAME } from '../shared/dom';

// Inlined into landing pages after the boot script, because it must listen before the frame is parsed.
showExampleState();
const open = closeGate(Number(document.documentElement.dataset['gate']));
// Back may have opened another page meanwhile, which never reports that it is ready.
document.addEventListener(NAVIGATED_EVENT, () => document.querySelector(EXAMPLE_FRAME) ?? open());
