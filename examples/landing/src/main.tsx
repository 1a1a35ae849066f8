import { render } from 'react-dom';
import { syncColorMode } from '../../kit/colorMode';
import { restWithoutFocus } from '../../kit/rest';
import { App } from './App';
import { watchSteps } from './state/undoStep';
import './style';

syncColorMode();
restWithoutFocus();
watchSteps(document);
render(<App />, document.getElementById('app'));
