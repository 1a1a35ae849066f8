import { render } from 'react-dom';
import { followColorMode } from '../../kit/colorMode';
import { restWithoutFocus } from '../../kit/rest';
import { App } from './App';
import { watchSteps } from './state/undoStep';
import './style';

followColorMode();
restWithoutFocus();
watchSteps(document);
render(<App />, document.getElementById('app'));
