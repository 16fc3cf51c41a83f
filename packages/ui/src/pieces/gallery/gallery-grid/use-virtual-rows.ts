'use client';

import { useLayoutEffect, useReducer, useState } from 'react';
import { createRowVirtualizer, type RowOptions } from './row-virtualizer';

/** The rows in and near the window in this render. */
export function useVirtualRows(options: RowOptions) {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const [{ virtualizer, update, setRendered }] = useState(() => createRowVirtualizer(rerender, options));
  update(options);
  const rows = virtualizer.getVirtualItems();

  useLayoutEffect(() => setRendered(rows.map(({ index }) => index)));
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());

  return { virtualizer, rows, visible: virtualizer.range?.startIndex, total: virtualizer.getTotalSize() };
}
