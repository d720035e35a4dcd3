import { renderToString } from 'react-dom/server';
import { App } from './react-component.jsx';

export const draw = () => renderToString(<App />);
