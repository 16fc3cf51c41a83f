// Written by npm run texts.
declare const texts: {
  title: 'Commands';
  search: 'Search commands and your creations';
  found_one: '{{count, number}} entry';
  found_other: '{{count, number}} entries';
  nothing: 'Nothing matches';
  actions: 'Actions';
  goTo: 'Go to';
  home: 'Home page';
  newPrompt: 'New prompt';
  shortcuts: {
    title: 'Keyboard shortcuts';
    byKey: 'Show these shortcuts with ?';
    byKeyNote: 'Turn it off if it happens by accident, as with speech input. The commands still list them.';
    groups: {
      generate: 'Create';
      gallery: 'Gallery';
      view: 'An open creation';
      everywhere: 'On every page';
    };
    does: {
      submit: 'Generate';
      move: 'Move between creations';
      edges: 'First or last creation';
      pages: 'One page up or down';
      actions: 'The actions of a creation, and Esc back';
      neighbour: 'Previous or next creation';
      zoom: 'Zoom in, out, or show it whole';
      close: 'Close it';
      palette: 'Find commands and creations';
      help: 'Show these shortcuts';
      toasts: 'Go to the notifications';
    };
    keys: {
      home: 'Home';
      end: 'End';
      pageUp: 'Page Up';
      pageDown: 'Page Down';
      escape: 'Esc';
    };
  };
};
export default texts;
