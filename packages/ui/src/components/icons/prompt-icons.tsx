// Icons of the prompt's tools, which load after the form.
import { History, Lightbulb } from 'lucide-react';
import { lineIcon } from './icon-base';

export const HistoryIcon = /* @__PURE__ */ lineIcon(History);
export const LightbulbIcon = /* @__PURE__ */ lineIcon(Lightbulb);
