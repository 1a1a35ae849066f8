import { closeGate } from './pages/landingGate';

// Inlined into the landing page alone, after the boot script: the listener must stand before the frame is parsed.
closeGate(Number(document.documentElement.dataset['gate']));
