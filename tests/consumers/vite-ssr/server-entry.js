import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.js';

export const render = (location) =>
  renderToString(createElement(StaticRouter, { location }, createElement(App)));
