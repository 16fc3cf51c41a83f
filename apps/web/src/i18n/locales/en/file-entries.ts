export default {
  copyPicture: 'Copy picture',
  shareFile: 'Share file',
  fileReady: 'The file is ready',
  saveAs: 'Save as {{format}}',
  copied: 'Picture copied',
  notCopied: 'The picture was not copied',
  notCopiedText: 'The browser did not allow it, or the picture could not be fetched.',
  copyFileLink: 'Copy file link',
  keptInOriginal: 'Content credentials and the colour profile stay with the original.',
} as const;
