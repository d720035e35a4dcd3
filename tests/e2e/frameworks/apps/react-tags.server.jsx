import { renderToString } from 'react-dom/server';
import { App } from './react-tags.jsx';

export const draw = () => renderToString(<App />);
