import {
  ComparisonTable,
  EmptyState,
  Field,
  Input,
  PageSection,
  UiProvider,
  type UiProviderProps,
} from '@product/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

interface Words {
  language: string;
  /** Names of packs and features, and titles. */
  packs: readonly string[];
  features: readonly string[];
  title: string;
  texts: UiProviderProps['texts'];
}

const WORDS: Words[] = [
  {
    language: 'ja',
    packs: ['スターターパック', 'プロフェッショナル', 'クリエイターパック'],
    features: ['ダウンロードした画像の品質', 'プリンターの優先サポート', 'カスタマイズできるテンプレート'],
    texts: { billing: { compare: 'パックを比較' } },
    title: 'ブランドのデザインテンプレートをダウンロードしてカスタマイズする',
  },
  {
    language: 'ko',
    packs: ['스타터패키지', '프로페셔널', '크리에이터'],
    features: ['다운로드한 이미지의 품질', '프린터 우선 지원', '사용자정의 템플릿'],
    texts: { billing: { compare: '패키지 비교' } },
    title: '브랜드의 디자인 템플릿을 다운로드하여 사용자에게 맞춥니다',
  },
];

function InLanguage({ language, packs, features, title, texts }: Words) {
  return (
    <UiProvider locale={language} texts={texts}>
      <section lang={language} style={{ width: 300 }}>
        <ComparisonTable
          packs={packs.map((name, place) => ({ id: `${place}`, name, tokens: 10, price: 900, features }))}
        />
        <PageSection title={title}>
          <Field label={title}>
            <Input />
          </Field>
          <EmptyState title={title} />
        </PageSection>
      </section>
    </UiProvider>
  );
}

const meta = {
  title: 'Foundations/Words',
  tags: ['!autodocs', '!manifest'],
  render: () => (
    <div className="flex flex-wrap gap-6">
      {WORDS.map((words) => (
        <InLanguage key={words.language} {...words} />
      ))}
    </div>
  ),
} satisfies Meta;

export default meta;

/** The word within which a text node breaks. */
function brokenIn(node: Text, language: string): string[] {
  const topOf = (index: number) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    return range.getBoundingClientRect().top;
  };
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(node.data)]
    .filter(
      ({ isWordLike, index, segment }) => isWordLike && topOf(index) !== topOf(index + segment.length - 1),
    )
    .map(({ segment }) => segment);
}

/** Titles and labels in a narrow place break between words, in languages that have no spaces as well. */
export const StayWhole: StoryObj = {
  play: async ({ canvasElement }) => {
    const broken: string[] = [];
    let lines = 0;
    for (const element of canvasElement.querySelectorAll<HTMLElement>('th, h2, label')) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const { lang } = element.closest<HTMLElement>('[lang]')!;
      while (walker.nextNode()) broken.push(...brokenIn(walker.currentNode as Text, lang));
      lines += element.offsetHeight > 2 * Number.parseFloat(getComputedStyle(element).fontSize) ? 1 : 0;
    }
    await expect(broken).toEqual([]);
    await expect(lines).toBeGreaterThan(4);
  },
};
