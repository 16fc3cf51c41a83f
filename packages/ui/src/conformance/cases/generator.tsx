import { GENERATOR_DEFAULTS } from '@product/domain';
import {
  GenerateButton,
  GeneratorForm,
  MediaTabs,
  PreviewPanel,
  PromptHistory,
  PromptIdeas,
  QualityChoice,
  RatioShapes,
  ResultStrip,
  SaveDialog,
  SimilarStyle,
  StyleTiles,
} from '../../pieces/generator';
import {
  FurtherSettingsPanel,
  GenerationQueue,
  QuantityField,
  QueueNote,
} from '../../pieces/generator/generation-queue';
import type { Cases } from '../case';

export const generator: Cases = {
  FurtherSettingsPanel: (root) => (
    <FurtherSettingsPanel
      {...root}
      settings={GENERATOR_DEFAULTS}
      value={{ style: ['anime'], aspectRatio: [] }}
    />
  ),
  GenerateButton: (root) => <GenerateButton {...root} mediaType="image" cost={1} />,
  GenerationQueue: (root) => (
    <GenerationQueue
      {...root}
      items={[{ id: 1, choices: { ...GENERATOR_DEFAULTS, prompt: 'A lighthouse' }, state: 'waiting' }]}
    />
  ),
  GeneratorForm: (root) => <GeneratorForm {...root} value={GENERATOR_DEFAULTS} />,
  MediaTabs: (root) => <MediaTabs {...root} value="image" />,
  PreviewPanel: (root) => <PreviewPanel {...root} state={{ phase: 'done' }} choices={GENERATOR_DEFAULTS} />,
  PromptHistory: (root) => (
    <PromptHistory
      {...root}
      prompts={['A lighthouse']}
      searchLabel="Search earlier prompts"
      emptyText="No earlier prompts yet"
      query=""
    />
  ),
  PromptIdeas: (root) => (
    <PromptIdeas
      {...root}
      surpriseLabel="Surprise me"
      groups={[{ label: 'Light', ideas: ['soft fog'] }]}
      chosen={new Set()}
    />
  ),
  QuantityField: (root) => <QuantityField {...root} label="Quantity" value={1} />,
  QueueNote: (root) => <QueueNote {...root} plan={undefined} />,
  QualityChoice: (root) => <QualityChoice {...root} value="hd" />,
  RatioShapes: (root) => <RatioShapes {...root} value="1:1" />,
  ResultStrip: (root) => (
    <ResultStrip {...root} results={[{ id: 'a', mediaType: 'image', label: 'A lighthouse', saved: false }]} />
  ),
  SaveDialog: (root) => (
    <SaveDialog {...root} picture={{ ...GENERATOR_DEFAULTS, src: undefined }} defaultOpen />
  ),
  SimilarStyle: (root) => <SimilarStyle {...root} pictureStyle="anime" prompt="A lighthouse" />,
  StyleTiles: (root) => <StyleTiles {...root} value="anime" />,
};
