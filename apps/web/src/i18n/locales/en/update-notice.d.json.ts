// Written by npm run texts.
declare const texts: {
  ready: 'A new version is ready.';
  reload: 'Reload';
  later: 'Later';
};
export default texts;
