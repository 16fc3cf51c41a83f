import { refuse } from '../rules';
import { faultsOf } from './fault';
import { crash } from '../hooks';

const WRITTEN = ['save', 'update'] as const;
const READ = ['list', 'save', 'update', 'gallery'] as const;
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** What a column of MySQL's old `utf8` keeps of a text. */
const cutAtEmoji = (text: string): string => text.replace(/[\u{10000}-\u{10ffff}].*$/su, '');

const cutTo = (length: number) => (text: string) => text.slice(0, length);

const crashAt = (pattern: RegExp, reason: string) => (text: string) =>
  pattern.test(text) ? crash(reason) : text;

export const text = faultsOf('K2', {
  'An apostrophe in the title of a save gives 500': (server) =>
    server.changeText(['save'], 'title', crashAt(/'/, 'syntax error at or near "s"')),

  'An apostrophe in the title of an update gives 500': (server) =>
    server.changeText(['update'], 'title', crashAt(/'/, 'syntax error at or near "s"')),

  'A quotation mark in the prompt of a generation gives 500': (server) =>
    server.changeText(['generate'], 'prompt', crashAt(/"/, 'Unexpected token in JSON')),

  'Markup in a saved prompt is kept as entities': (server) =>
    server.changeText(['save'], 'prompt', escapeHtml),

  'Markup is cut out of titles': (server) =>
    server.changeText(WRITTEN, 'title', (title) => title.replace(/<[^>]*>/g, '')),

  'The gallery shows an ampersand as &amp;': (server) =>
    server.changeAnswer(['gallery'], (item) => ({ ...item, title: escapeHtml(String(item['title'])) })),

  'Line breaks of a saved prompt become spaces': (server) =>
    server.changeText(['save'], 'prompt', (prompt) => prompt.replace(/\r?\n/g, ' ')),

  'Several spaces within a title become one': (server) =>
    server.changeText(WRITTEN, 'title', (title) => title.replace(/ +/g, ' ')),

  'A title ends before its first emoji': (server) => server.changeText(WRITTEN, 'title', cutAtEmoji),

  'An emoji in a saved prompt gives 500': (server) =>
    server.changeText(['save'], 'prompt', crashAt(/[\u{10000}-\u{10ffff}]/u, 'Incorrect string value')),

  'Letters outside Latin-1 become question marks in prompts': (server) =>
    server.changeText(['save'], 'prompt', (prompt) => prompt.replace(/[^\p{ASCII}\u0080-\u00ff]/gu, '?')),

  'A prompt in another script than Latin gives 500 at a generation': (server) =>
    server.changeText(
      ['generate'],
      'prompt',
      crashAt(/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u, 'ordinal not in range(256)'),
    ),

  'Titles are normalised to NFKC, so that m² becomes m2': (server) =>
    server.changeText(WRITTEN, 'title', (title) => title.normalize('NFKC')),

  'Accents are taken off the letters of titles': (server) =>
    server.changeText(['save'], 'title', (title) => title.normalize('NFD').replace(/\p{M}/gu, '')),

  'Invisible joiners are removed, so that a family of emoji falls apart': (server) =>
    server.changeText(WRITTEN, 'title', (title) => title.replace(/[\u200b-\u200f]/g, '')),

  'A saved prompt is cut after 255 characters': (server) => server.changeText(['save'], 'prompt', cutTo(255)),

  'A title is cut after 64 characters': (server) => server.changeText(WRITTEN, 'title', cutTo(64)),

  'A generation refuses a prompt of more than 1000 characters': (server) =>
    server.changeText(['generate'], 'prompt', (prompt) =>
      prompt.length > 1000 ? refuse(400, 'Prompt must be at most 1000 characters') : prompt,
    ),

  'The length of a title is counted in UTF-16 units: 120 emoji are refused': (server) =>
    server.changeText(WRITTEN, 'title', (title) =>
      title.length > 120 ? refuse(400, 'Title must be at most 120 characters') : title,
    ),

  'A title of more than 255 bytes gives 500': (server) =>
    server.changeText(WRITTEN, 'title', (title) =>
      Buffer.byteLength(title) > 255 ? crash('Data too long for column title') : title,
    ),

  'A title that is too long is cut and saved instead of refused': (server) =>
    server.changeText(WRITTEN, 'title', (title) => [...title.trim()].slice(0, 120).join('')),

  'A NUL character in a prompt gives 500': (server) =>
    server.changeText(
      ['save', 'generate'],
      'prompt',
      crashAt(/\0/, 'invalid byte sequence for encoding "UTF8": 0x00'),
    ),

  'A percent sign in a title gives 500': (server) =>
    server.changeText(WRITTEN, 'title', (title) => decodeURIComponent(title)),

  'A backslash in a prompt is lost': (server) =>
    server.changeText(['save'], 'prompt', (prompt) => prompt.replaceAll('\\', '')),

  'A title is put in by a replacement, in which a dollar sign is a pattern': (server) =>
    server.changeText(WRITTEN, 'title', (title) => 'title'.replace('title', title)),

  'A title of digits comes back as a number': (server) =>
    server.changeAnswer(READ, (creation) =>
      /^\s*\d+\s*$/.test(String(creation['title']))
        ? { ...creation, title: Number(creation['title']) }
        : creation,
    ),

  'A changed title of digits is stored as a number, without its zeros': (server) =>
    server.onUpdate((edited) => ({
      ...edited,
      title: /^\d+$/.test(edited.title) ? String(Number(edited.title)) : edited.title,
    })),

  'A username of more than 30 bytes is refused': (server) =>
    server.changeText(['register'], 'username', (username) =>
      Buffer.byteLength(username.trim()) > 30
        ? refuse(400, 'Username must be at most 30 characters')
        : username,
    ),

  'Names are compared by a pattern at a log-in, in which % and _ stand for others': ({ behaviour }) => {
    behaviour.findAccount = ({ accounts }, field, value) => {
      const signs: Record<string, string> = { '%': '.*', _: '.' };
      const pattern = value.replace(/\W|_/g, (sign) => signs[sign] ?? `\\${sign}`);
      return accounts.find((account) => new RegExp(`^${pattern}$`, 'is').test(account[field]));
    };
  },

  'Double braces in a prompt are filled in by a template': (server) =>
    server.changeText(['save'], 'prompt', (prompt) => prompt.replace(/\{\{.*?\}\}/g, '')),

  'A title of white space only passes an update': (server) =>
    server.changeText(['update'], 'title', (title) => (title.trim() === '' ? '\u2800\u2800\u2800' : title)),

  "The query of a picture's address is cut off": (server) =>
    server.changeText(['save'], 'imageUrl', (url) => url.replace(/\?.*$/, '')),

  'The white space around a password is cut off at registration only': (server) =>
    server.changePasswords(['register'], (password) => password.trim()),

  'Markup in a password is escaped at registration only': (server) =>
    server.changePasswords(['register'], escapeHtml),

  'Of a password, only the first 72 bytes count': (server) =>
    server.changePasswords(['register', 'logIn'], (password) =>
      Buffer.from(password).subarray(0, 72).toString('latin1'),
    ),

  'Passwords are compared after a conversion to ASCII': (server) =>
    server.changePasswords(['register', 'logIn'], (password) => password.replace(/[^\x20-\x7e]/gu, '?')),

  'An e-mail of more than 50 characters gives 500': (server) =>
    server.changeText(['register'], 'email', crashAt(/.{51}/, 'value too long for type varchar(50)')),

  'An e-mail with a plus sign is refused': (server) =>
    server.changeText(['register'], 'email', (email) => email.replaceAll('+', ' ')),
});
