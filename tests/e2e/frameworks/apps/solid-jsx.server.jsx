import { generateHydrationScript, renderToString } from 'solid-js/web';
import { App } from './solid-jsx.jsx';

export const draw = () => renderToString(() => <App />) + generateHydrationScript();
