/** @jsxImportSource preact */
import { renderToString } from 'preact-render-to-string';
import { App } from './preact.jsx';

export const draw = () => renderToString(<App />);
