import type { GeneratorChoices, GeneratorSettings } from '@product/domain';
import {
  HistoryIcon,
  ImagesIcon,
  LightbulbIcon,
  LinkIcon,
  Spinner,
  IconButton,
  Popover,
  PopoverContent,
  PopoverTrigger,
  useUi,
} from '@product/ui';
import { Suspense, useState, type ReactNode, type RefObject, useMemo, useSyncExternalStore } from 'react';
import { useLazyPart } from '../../../core/use-lazy-dialog';
import { useLazyTexts } from '../../../core/use-texts';
import { lazyCode } from '../../../lib/lazy-code';
import { HistoryPanel } from './history-panel';
import english from '../../../i18n/locales/en/prompt-tools';
import { creationsQuery, useApi } from '@product/api-client/react';
import type { FurtherSettings } from '@product/studio/queue';
import { promptHistory, usePromptWalk, useResults, type Recipe } from '@product/studio';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../core/services';
import { useUser } from '../../../core/use-user';
import { drafts } from '../../../lib/draft';

const ideasPanel = lazyCode(async () => (await import('./ideas-panel')).IdeasPanel);
const severalPanel = lazyCode(async () => (await import('./several-panel')).SeveralPanel);
const recipePanel = lazyCode(async () => (await import('./recipe-panel')).RecipePanel);

interface PromptToolsProps {
  /** The prompt, which is filled as if it were typed. */
  area: RefObject<HTMLTextAreaElement | null>;
  settings: GeneratorSettings;
  /** The further styles and aspect ratios in which each prompt is generated. */
  further: FurtherSettings;
  onFurtherChange: (further: FurtherSettings) => void;
  /** Fills the prompt. Its former text becomes an earlier prompt. */
  onReplace: (prompt: string) => void;
  /** Returns what the form has now. */
  read: () => GeneratorChoices & Partial<Recipe>;
}

type ToolName = 'history' | 'ideas' | 'several' | 'recipe';

/** The buttons below the prompt: earlier prompts, ideas, several styles and ratios, and the recipe. None submits. */
export function PromptTools(props: PromptToolsProps) {
  return (
    <Suspense>
      <Tools {...props} />
    </Suspense>
  );
}

function Tools({ area, settings, further, onFurtherChange, onReplace, read }: PromptToolsProps) {
  const { t } = useLazyTexts('prompt-tools', english);
  const { t: ui } = useUi();
  const [open, setOpen] = useState<ToolName>();
  const close = () => setOpen(undefined);
  const { prompts, enable, loading, retry } = useEarlierPrompts(area);
  const { code: IdeasPanel } = useLazyPart(ideasPanel, open === 'ideas', close);
  const { code: SeveralPanel } = useLazyPart(severalPanel, open === 'several', close);
  const { code: RecipePanel } = useLazyPart(recipePanel, open === 'recipe', close);
  const toPrompt = () => {
    area.current?.focus();
    close();
  };
  const tools: { name: ToolName; Icon: typeof LinkIcon; panel: ReactNode }[] = [
    {
      name: 'history',
      Icon: HistoryIcon,
      panel: (
        <HistoryPanel
          prompts={prompts}
          loading={loading}
          onRetry={retry}
          onSelect={(prompt) => {
            onReplace(prompt);
            toPrompt();
          }}
        />
      ),
    },
    {
      name: 'ideas',
      Icon: LightbulbIcon,
      panel: IdeasPanel ? <IdeasPanel area={area} settings={settings} onReplace={onReplace} /> : <Spinner />,
    },
    {
      name: 'several',
      Icon: ImagesIcon,
      panel: SeveralPanel ? (
        <SeveralPanel settings={settings} further={further} onFurtherChange={onFurtherChange} />
      ) : (
        <Spinner />
      ),
    },
    {
      name: 'recipe',
      Icon: LinkIcon,
      panel: RecipePanel ? <RecipePanel read={read} onFilled={toPrompt} /> : <Spinner />,
    },
  ];
  return (
    <div className="flex flex-wrap">
      {tools.map(({ name, Icon, panel }) => (
        <Popover
          key={name}
          open={open === name}
          onOpenChange={(isOpen) => {
            if (isOpen && name === 'history') enable();
            setOpen(isOpen ? name : undefined);
          }}
        >
          <PopoverTrigger asChild>
            <IconButton size="sm" label={t(name)} className="desk:size-8 desk:min-h-8 desk:min-w-8">
              <Icon aria-hidden />
            </IconButton>
          </PopoverTrigger>
          <PopoverContent
            className="w-md"
            aria-label={t(name)}
            // If the panel has moved the focus to the prompt, it stays there.
            onCloseAutoFocus={(event) => {
              if (document.activeElement === area.current) event.preventDefault();
            }}
          >
            <Suspense fallback={<Spinner label={ui('gallery.loading')} />}>{panel}</Suspense>
          </PopoverContent>
        </Popover>
      ))}
    </div>
  );
}

/**
 * The user's earlier prompts, which the keys of the prompt walk through. The creations are read when they are first
 * needed.
 */
function useEarlierPrompts(area: RefObject<HTMLTextAreaElement | null>) {
  const { id: userId } = useUser();
  const [isEnabled, setEnabled] = useState(false);
  const replaced = useSyncExternalStore(drafts.subscribe, drafts.replaced);
  const results = useResults(useServices().results);
  const query = useQuery({ ...creationsQuery(useApi(), userId), enabled: isEnabled });
  const creations = query.data;
  const prompts = useMemo(
    () => promptHistory({ replaced, results, creations }),
    [replaced, results, creations],
  );
  const enable = () => setEnabled(true);
  // The creations are the oldest: until they have loaded, the walk has the session's prompts only.
  usePromptWalk(area, query.isPending && prompts.length === 0 ? undefined : prompts, enable);
  return {
    prompts,
    enable,
    loading: query.isLoading,
    retry: query.isError ? () => void query.refetch() : undefined,
  };
}
