// Written by npm run texts.
declare const texts: {
  title: 'First steps';
  prompt: 'Say what is seen, in which light and mood: the more precise, the closer the result.';
  style: 'The style decides how it is drawn. Afterwards the same prompt can be tried in another one.';
  cost: 'The button says what it costs before you press it. A generation that fails costs nothing.';
  dismiss: 'Got it';
};
export default texts;
