// Written by npm run texts.
declare const texts: {
  title: 'Log out without saving?';
  unsaved_one: '{{count, number}} result of this session is not in your gallery. After logging out it is gone.';
  unsaved_other: '{{count, number}} results of this session are not in your gallery. After logging out they are gone.';
};
export default texts;
