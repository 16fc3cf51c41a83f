import '@product/ui/standalone.css';
import { createElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.js';

const root = document.getElementById('root');
const app = createElement(BrowserRouter, null, createElement(App));

if (root.firstElementChild) {
  // A mismatch with the server's HTML is recoverable.
  hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) });
} else {
  createRoot(root).render(app);
}
