'use client';

import { Button } from '@product/ui/button';
import { useState } from 'react';

/** A button that works until it is told that the work is done, as every host has it. */
export function Work() {
  const [working, setWorking] = useState(false);
  return (
    <>
      <Button loading={working} onClick={() => setWorking(true)}>
        Work
      </Button>
      <button type="button" onClick={() => setWorking(false)}>
        Done
      </button>
    </>
  );
}
