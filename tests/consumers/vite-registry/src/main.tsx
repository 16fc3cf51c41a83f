import './host.css';
import './product-ui/styles/styles.css';
import './product-ui/brand.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from './product-ui/components/button';
import { UiProvider } from './product-ui/i18n';
import arabic from './product-ui/locales/ar.json';
import { LogInDialog } from './product-ui/pieces/account/log-in-dialog/log-in-dialog';
import { PackCard } from './product-ui/pieces/billing/pack-card';
import { StyleTiles } from './product-ui/pieces/generator/style-tiles';

function Host() {
  const [open, setOpen] = useState(false);
  return (
    <UiProvider locale="en">
      <Button variant="primary" className="mt-10" onClick={() => setOpen(true)}>
        Enter
      </Button>
      <LogInDialog open={open} onOpenChange={setOpen} signUpHref="/sign-up" />
      <StyleTiles value="anime" />
      <UiProvider locale="ar" texts={arabic}>
        <PackCard pack={{ id: 'starter', tokens: 25, price: 5, features: [] }} href="/checkout" />
      </UiProvider>
    </UiProvider>
  );
}

createRoot(document.getElementById('root')!).render(<Host />);
