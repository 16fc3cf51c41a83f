import { story, testsOf, type Topic } from '../statement';

const queries = testsOf('packages/api-client/src/react/creations.queries.test.ts');

export const creations: Topic = {
  title: 'Saving, editing, deleting',
  statements: [
    {
      id: '4.save-dialog',
      says: 'Save flow: from the result to the save dialog.',
      proofs: [story('screens-generate--saved-as-private-by-default', "name: 'Save to Gallery'")],
    },
    {
      id: '4.saving',
      says: 'Then it saves, once.',
      proofs: [
        story('pieces-generator-savedialog--saving', 'Saving...'),
        story('pieces-generator-savedialog--saves-once-until-settled', 'toHaveBeenCalledTimes(1)'),
      ],
    },
    {
      id: '4.saved',
      says: 'Then it is saved.',
      proofs: [
        story('screens-generate--saved-as-private-by-default', 'Storm light is private.'),
        story('pieces-generator-resultactions--saved', "name: 'Saved'"),
      ],
    },
    {
      id: '4.save-failed',
      says: 'Or saving has failed, and the dialog keeps what was typed.',
      proofs: [
        story('screens-generate--save-fails', "toHaveValue('Storm light')"),
        story('pieces-generator-savedialog--failed', "toHaveValue('Night rain')"),
      ],
    },
    {
      id: '4.edit',
      says: 'Editing: submitting, then success.',
      proofs: [story('screens-gallery--edited', "name: 'Morning rain'")],
    },
    {
      id: '4.edit-failed',
      says: 'Editing: or failure.',
      proofs: [story('screens-gallery--update-fails', 'Night rain again')],
    },
    {
      id: '4.delete',
      says: 'Deleting: submitting, then success.',
      proofs: [
        story('screens-gallery--deleted', 'Nothing on your wall yet'),
        story('pieces-gallery-deletedialog--deleting', 'Deleting...'),
      ],
    },
    {
      id: '4.delete-failed',
      says: 'Deleting: or failure, and the card stays.',
      proofs: [story('screens-gallery--delete-fails', 'hidden: true')],
    },
    {
      id: '4.lists-read-again',
      says: 'After an update or a deletion both lists are read again.',
      note: 'After a save as well.',
      proofs: [queries('%s makes both lists be read again', "'GET /api/creations', 'GET /api/gallery'")],
    },
    {
      id: '4.gallery-tab',
      says: 'Gallery tab: my creations or community.',
      proofs: [
        story('screens-gallery--tabs-pressed-in-haste', 'toHaveLength(12)'),
        story('pieces-gallery-gallerytabs--default', "toHaveBeenCalledWith('community')"),
      ],
    },
    {
      id: '4.visibility-set',
      says: 'Visibility is set when saving.',
      proofs: [story('pieces-generator-savedialog--made-public', 'isPublic: true')],
    },
    {
      id: '4.visibility-edited',
      says: 'Visibility is changed by editing.',
      proofs: [
        story('pieces-gallery-editdialog--default', 'isPublic: false'),
        testsOf('mock-api/src/routes/creations.test.ts')(
          'title and visibility can be changed, nothing else',
          'isPublic: true',
        ),
      ],
    },
    {
      id: '4.visibility-default',
      says: 'Visibility is private unless chosen.',
      proofs: [
        story('pieces-generator-savedialog--default', 'not.toBeChecked()'),
        testsOf('mock-api/src/routes/creations.test.ts')(
          'a private creation is never in the community, a public one is',
          'not.toContain(hidden.id)',
        ),
      ],
    },
  ],
};
