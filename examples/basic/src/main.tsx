import { render } from 'react-dom';
import { syncColorMode } from '../../kit/colorMode';
import { loadSiteFonts } from '../../kit/fonts';
import { App } from './App';
import './styles/base.css';
import './styles/layout.css';
import './styles/topbar.css';
import './styles/buttons.css';
import './styles/fields.css';
import './styles/dialog.css';
import './styles/outline.css';
import './styles/panels.css';
import './styles/tabs.css';
import './styles/page.css';

syncColorMode();
loadSiteFonts();
render(<App />, document.getElementById('app'));
