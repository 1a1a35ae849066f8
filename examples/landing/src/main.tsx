import { render } from 'react-dom';
import { followColorMode } from '../../kit/colorMode';
import { restWithoutFocus } from '../../kit/rest';
import { App } from './App';
import './style';

followColorMode();
restWithoutFocus();
render(<App />, document.getElementById('app'));
