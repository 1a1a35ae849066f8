import { render } from 'react-dom';
import { syncColorMode } from '../../kit/colorMode';
import { restWithoutFocus } from '../../kit/rest';
import { adoptSiteFonts } from '../../kit/siteFonts';
import { App } from './App';
import { trackUndoSteps } from './state/undoSteps';
import './style';

syncColorMode();
adoptSiteFonts();
restWithoutFocus();
trackUndoSteps(document);
render(<App />, document.getElementById('app'));
