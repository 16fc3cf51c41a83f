// Written by npm run texts.
declare const texts: {
  title: 'Commands';
  search: 'Search commands and your creations';
  found_one: '{{count, number}} result';
  found_other: '{{count, number}} results';
  nothing: 'Nothing matches';
  actions: 'Actions';
  goTo: 'Go to';
  home: 'Home page';
  newPrompt: 'New prompt';
  shortcuts: {
    title: 'Keyboard shortcuts';
    byKey: 'Use single-key shortcuts, such as ?';
    byKeyNote: 'Turn this off if they are triggered by accident, for example by speech input. You can still open this list from Commands.';
    groups: {
      generate: 'Create';
      gallery: 'Gallery';
      view: 'Viewing a creation';
      everywhere: 'On every page';
    };
    does: {
      submit: 'Generate';
      move: 'Move between creations';
      edges: 'First or last creation';
      pages: 'One page up or down';
      actions: 'Go to a creation’s actions (Esc to go back)';
      neighbour: 'Previous or next creation';
      zoom: 'Zoom in, zoom out, fit to window';
      close: 'Close it';
      palette: 'Find commands and creations';
      help: 'Show these shortcuts';
      toasts: 'Go to the notifications';
      actualSize: 'Show at actual size';
      fullScreen: 'Full screen';
      save: 'Save to Gallery';
      download: 'Download';
      like: 'Like';
      delete: 'Delete';
      search: 'Search';
    };
    keys: {
      home: 'Home';
      end: 'End';
      pageUp: 'Page Up';
      pageDown: 'Page Down';
      escape: 'Esc';
      delete: 'Delete';
      help: '?';
    };
  };
};
export default texts;
