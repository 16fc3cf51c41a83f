import { story, testsOf, type Topic } from '../statement';

export const generate: Topic = {
  title: 'Generate screen',
  statements: [
    {
      id: '2.prompt',
      says: 'A textarea for the prompt.',
      note: 'Control or Command with Enter submits; the prompt is sent as typed.',
      proofs: [
        story('pieces-generator-promptfield--default', "name: 'Prompt'"),
        story(
          'pieces-generator-promptfield--submits-by-control-or-command-enter',
          'toHaveBeenCalledTimes(2)',
        ),
      ],
    },
    {
      id: '2.media-tabs',
      says: 'Tabs for the medium: Image and Video.',
      proofs: [story('pieces-generator-mediatabs--default', "toHaveBeenCalledWith('video')")],
    },
    {
      id: '2.video-locked',
      says: "Video is disabled with a 'Tokens Required' badge unless the user has access.",
      note: 'What needs access is visible and explains itself.',
      proofs: [
        story('pieces-generator-mediatabs--video-locked', 'Tokens Required'),
        story('screens-generate--without-access', "'aria-disabled', 'true'"),
      ],
    },
    {
      id: '2.video-note',
      says: 'A note tells of videos.',
      proofs: [story('pieces-generator-mediatabs--video', 'Videos are 5 seconds long')],
    },
    {
      id: '2.generate-disabled-empty',
      says: 'The generate button is disabled while the prompt is empty.',
      note: 'A press says what is missing; white space only is empty.',
      proofs: [story('pieces-generator-generatorform--empty', "'aria-disabled', 'true'")],
    },
    {
      id: '2.generate-disabled-busy',
      says: "The generate button is disabled while generating, and reads 'Generating...'.",
      proofs: [
        story('pieces-generator-generatebutton--busy', "'aria-disabled', 'true'"),
        story('screens-generate--generating', 'Generating...'),
      ],
    },
    {
      id: '2.preview-progress',
      says: 'The preview has a progress bar and shows that it works.',
      proofs: [
        story('pieces-generator-previewpanel--generating', "'aria-valuenow', '47'"),
        story('screens-generate--generating', 'Generation progress'),
      ],
    },
    {
      id: '2.result-download',
      says: 'After success one can download.',
      proofs: [
        story('pieces-generator-resultactions--default', 'args.onDownload'),
        story('screens-generate--downloaded', 'link?.download'),
        testsOf('apps/web/e2e/generation.spec.ts')(
          'a picture downloads as a JPEG of the ratio that was asked for, the same for the same request',
          '0xff, 0xd8, 0xff',
        ),
      ],
    },
    {
      id: '2.result-save',
      says: 'After success one can save to the gallery: a dialog with a title and a public checkbox.',
      proofs: [
        story('pieces-generator-savedialog--default', 'Make public'),
        story('screens-generate--saved-as-private-by-default', "name: 'Title'"),
      ],
    },
    {
      id: '2.share-menu',
      says: 'A share menu: Facebook, X, Instagram, copy link.',
      proofs: [
        story('screens-generate--link-copied', 'Link copied'),
        story('pieces-gallery-sharemenu--open', "'Facebook', 'X', 'Instagram', 'Copy link'"),
      ],
    },
    {
      id: '2.share-instagram',
      says: 'Instagram triggers a download, with a hint.',
      proofs: [story('screens-generate--shared-to-instagram', 'Ready for Instagram')],
    },
    {
      id: '2.share-links',
      says: 'Facebook and X open with the media.',
      note: 'Its absolute URL, encoded, in a window with noopener,noreferrer.',
      proofs: [
        testsOf('apps/web/src/lib/share.test.ts')(
          'what is shared comes back whole out of the link',
          'https://www.facebook.com',
        ),
        testsOf('apps/web/src/lib/share.prop.test.ts')(
          'another site is opened in a window that knows nothing of this one',
          'noopener,noreferrer',
        ),
      ],
    },
    {
      id: '2.watermark',
      says: 'A watermark of the brand lies over previews for the signed-out.',
      note: "On the landing page's generator teaser: /generate is for the signed-in.",
      proofs: [
        story('pieces-generator-previewpanel--done-with-watermark', "findAllByText('Easel')"),
        story('pieces-shell-examplesection--default', "findByText('Easel')"),
      ],
    },
    {
      id: '2.similar-styles',
      says: "Four empty places for 'similar styles' stand under a result.",
      covers: ['SIMILAR_STYLES_COUNT'],
      proofs: [
        story('pieces-generator-similarstyles--default', 'toHaveLength(4)'),
        story('screens-generate--done', 'Similar styles'),
      ],
    },
    {
      id: '2.selectors',
      says: 'Selectors of style and aspect ratio are not shown by the specification.',
      note: 'They are chosen on the screen: styles as picture tiles, ratios as shapes.',
      proofs: [
        story('pieces-generator-styletiles--default', 'toHaveLength(8)'),
        story('pieces-generator-ratioshapes--default', 'toHaveLength(5)'),
      ],
    },
    {
      id: '2.cost-and-balance',
      says: 'The cost and the balance are seen before the press.',
      note: 'A decision: on or beside the button.',
      proofs: [
        story('pieces-generator-generatebutton--default', 'Balance: 120 tokens'),
        story('pieces-generator-generatebutton--for-a-video', '3 tokens'),
      ],
    },
    {
      id: '2.draft',
      says: 'A typed prompt is not lost on the way to another screen.',
      note: "A decision: kept for the tab's life, erased at logout.",
      proofs: [
        story('screens-generate--draft-survives-the-way-to-the-gallery', 'toHaveValue(PROMPT)'),
        testsOf('apps/web/e2e/privacy.spec.ts')(
          'nothing of a person is left in the browser after logout',
          'secret garden',
        ),
      ],
    },
  ],
};
