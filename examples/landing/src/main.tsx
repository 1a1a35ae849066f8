import { render } from 'react-dom';
import { syncColorMode } from '../../kit/colorMode';
import { loadSiteFonts } from '../../kit/fonts';
import { restWithoutFocus } from '../../kit/rest';
import { App } from './App';
import { trackUndoSteps } from './state/undoSteps';
import './style';

syncColorMode();
loadSiteFonts();
restWithoutFocus();
trackUndoSteps(document);
render(<App />, document.getElementById('app'));
