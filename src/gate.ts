import { closeGate } from './pages/landingGate';
import { ARRIVAL_EVENT, EXAMPLE_FRAME } from './runtime/dom';

// Inlined into the landing page alone, after the boot script: the listener must stand before the frame is parsed.
const open = closeGate(Number(document.documentElement.dataset['gate']));
// Back may have led to another page meanwhile: nothing there will ever say that it is ready.
document.addEventListener(ARRIVAL_EVENT, () => document.querySelector(EXAMPLE_FRAME) ?? open());
