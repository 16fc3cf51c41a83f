// A minimal app of the same stack: its load time is the lower bound for any app of the stack.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

const i18n = createInstance();
void i18n
  .use(initReactI18next)
  .init({ lng: 'en', initAsync: false, resources: { en: { translation: { hello: 'Hello, {{name}}' } } } });

function Hello() {
  const { t } = useTranslation();
  const { data } = useQuery({ queryKey: ['name'], queryFn: () => 'world', initialData: 'world' });
  return createElement('h1', null, t('hello', { name: data }));
}

createRoot(/** @type {HTMLElement} */ (document.getElementById('root'))).render(
  createElement(
    QueryClientProvider,
    { client: new QueryClient() },
    createElement(
      I18nextProvider,
      { i18n },
      createElement(
        BrowserRouter,
        null,
        createElement(Routes, null, createElement(Route, { path: '*', element: createElement(Hello) })),
      ),
    ),
  ),
);
