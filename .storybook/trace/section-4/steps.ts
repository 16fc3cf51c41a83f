import { testsOf, type Proof, type Statement, type Topic } from '../statement';

const progress = testsOf('packages/domain/src/progress.test.ts');
const screen = testsOf('apps/web/src/screens/generate/use-progress.test.tsx');

const provenBy = (threshold: number, step: string, toast: string): [Proof, Proof] => [
  progress(
    'the steps of a video are announced at 5, 15, 30, 50, 70, 85, 95 and 99',
    `{ threshold: ${threshold}, step: '${step}' }`,
  ),
  screen('a video tells its eight steps in order, each once, and waits at 99', `s: ${toast}'`),
];

const step = (threshold: number, name: string, toast: string): Statement => ({
  id: `4.step-${threshold}`,
  says: `At ${threshold}: '${toast}'`,
  covers: [`step ${name}`],
  proofs: provenBy(threshold, name, toast),
});

export const steps: Topic = {
  title: 'Steps of a video',
  statements: [
    step(5, 'analyzing', 'Analyzing prompt...'),
    step(15, 'settingUp', 'Setting up video generation...'),
    step(30, 'firstScenes', 'Generating first scenes...'),
    step(50, 'visualElements', 'Creating visual elements...'),
    step(70, 'middleScenes', 'Processing middle scenes...'),
    step(85, 'finalScenes', 'Working on final scenes...'),
    step(95, 'stitching', 'Stitching video clips together...'),
    step(99, 'finalizing', 'Finalizing video...'),
  ],
};
