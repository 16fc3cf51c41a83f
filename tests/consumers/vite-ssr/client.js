import '@product/ui/standalone.css';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.js';

hydrateRoot(
  document.getElementById('root'),
  createElement(BrowserRouter, null, createElement(App)),
  // A mismatch with the server's HTML.
  { onRecoverableError: (error) => console.error(error) },
);
