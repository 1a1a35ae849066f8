import { render } from 'react-dom';
import { followColorMode } from '../../kit/colorMode';
import { App } from './App';
import './style';

followColorMode();
render(<App />, document.getElementById('app'));
