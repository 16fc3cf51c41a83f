// Icon of the comparison, which loads with what offers it.
import { Columns2 } from 'lucide-react';
import { lineIcon } from './icon-base';

export const Columns2Icon = /* @__PURE__ */ lineIcon(Columns2);
