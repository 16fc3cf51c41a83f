export default {
  copyLink: 'Copy recipe link',
  linkNote:
    'A link that fills this form with the prompt and the settings. Whoever opens it decides whether to generate.',
  presets: 'Presets',
  presetsNote: 'Your settings without the prompt, kept in this browser.',
  name: 'Preset name',
  save: 'Save these settings',
  replace: 'Replace the preset',
  saved: '“{{name}}” saved',
  renamePreset: 'Rename “{{name}}”',
  newName: 'New name',
  rename: 'Rename',
  nameMissing: 'Please enter a name.',
  nameTaken: 'Another preset has this name.',
  deletePreset: 'Delete “{{name}}”',
  deleted: '“{{name}}” deleted',
  undo: 'Undo',
} as const;
