'use client';

import { Button } from '@product/ui/button';
import { LogInDialog } from '@product/ui/log-in-dialog';
import { useState } from 'react';

/** A button that opens the dialog, as every host has it. */
export function LogIn() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Enter
      </Button>
      <LogInDialog open={open} onOpenChange={setOpen} signUpHref="#sign-up" />
    </>
  );
}
