import type { Language } from '@product/domain';

type Rule = readonly [found: RegExp, instead: string];

/** Whole words in letters of any script, of which `\b` knows only the Latin ones without accents. */
const words = (alternatives: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(${alternatives})(?![\\p{L}\\p{M}])`, 'iu');

/**
 * What a language must not use, and what it uses instead: second words for one thing, literal translations and wrong
 * spaces that came in with new texts. The terms are those of docs/guides/add-a-language.md#conventions.
 */
export const MUST_NOT_USE: Record<Language, readonly Rule[]> = {
  en: [
    [words('once more'), 'again'],
    [words('shall'), 'must, or the noun'],
    [words('lens'), 'camera'],
    [words('eight styles'), 'every style'],
    // The specification has one in "Don't have an account?".
    [/(?<!Don)'/, 'the apostrophe ’'],
  ],
  es: [
    [words('usted(es)?'), 'tú'],
    [words('videos?|computadoras?|alcanzan?'), 'vídeo, ordenador, bastar, as in Spain'],
    [words('borrar todo|borre[ns]?'), 'eliminar or quitar'],
    [words('objetivo'), 'cámara'],
    [words('con me gusta'), 'me gustan'],
    [words('entradas?'), 'resultado'],
    [words('ocho estilos'), 'todos los estilos'],
    [/(?<!\u00a0)%/, 'a no-break space before %'],
  ],
  fr: [
    [words('tokens?'), 'jeton'],
    [words('tu|toi|tes'), 'vous'],
    [words('objectif'), 'prise de vue'],
    [words('fantastique'), 'fantasy'],
    [words('entrées'), 'résultat'],
    [words('huit styles'), 'tous les styles'],
    [/(?<!\u00a0):(?=\s|$)|«(?!\u00a0)|(?<!\u00a0)»/, 'a no-break space before : and inside « »'],
    [/(?<!^|\u202f)[;!?%]/, 'a narrow no-break space before ; ! ? %'],
    [/'/, 'the apostrophe ’'],
  ],
  de: [
    [/\bIhr(e[mnrs]?)?\b/, 'du'],
    [words('Kasse|Bezahlseite'), 'Zahlungsseite'],
    [words('Objektiv'), 'Kamera'],
    [/\bMitteilung/, 'Benachrichtigung'],
    [words('Eintrag|Einträge'), 'Treffer'],
    [/\b(Kreation|Schöpfung)/, 'Werk'],
    [/\bacht(en)? Stile/i, 'alle Stile'],
    [/\.\.\.|(?<!\u00a0)…/, '… after a no-break space'],
  ],
  zh: [
    [/您/, '你'],
    [/代币|令牌/, '点数'],
    [/图库/, '画廊'],
    [/高清|分辨率/, 'HD, 画质'],
    [/点赞/, '喜欢'],
    [/个作品/, '件作品'],
    [/会话/, '本次生成'],
    [/[帐陆]/, '账号, 登录'],
    [/八种风格/, '各种风格'],
    [/\p{Script=Han}([,:;!?]|\s?\()|[,:;!?]\p{Script=Han}/u, 'the punctuation ，：；！？（）'],
  ],
  ar: [
    [/رمز|رموز/, 'نقطة، نقاط'],
    [/أسلوب/, 'نمط'],
    [/دقة/, 'جودة'],
    [/مرشح/, 'عوامل التصفية'],
    [/العدسة/, 'التصوير'],
    [/تعذر/, 'تعذّر, with shadda'],
    [/في المنتج/, 'مرحبًا بك'],
    [/ثمانية أنماط/, 'كل الأنماط'],
    [/[٠-٩]/, 'Western digits'],
    [/\p{Script=Arabic}\s?[,;?]/u, 'the punctuation ، ؛ ؟'],
  ],
  hi: [
    [/तस्वीर|इमेज/, 'चित्र'],
    [/साझा/, 'शेयर'],
    [/पृष्ठ/, 'पेज'],
    [/ख\u093c|\u0959/, 'ख without a dot: आखिरी'],
    [words('लेंस'), 'कैमरा'],
    [/प्रविष्टि/, 'नतीजा'],
    [/क्रियाएँ/, 'कार्रवाइयाँ'],
    [/संस्करण|नवीनीकृत/, 'वर्शन, रिन्यू'],
    [/जनरेशन/, 'जनरेट करना'],
    [/आठ शैलि/, 'हर शैली'],
    [/[०-९]/, 'Western digits'],
  ],
  pt: [
    [words('ecrã|ficheiro|utilizador|telemóvel'), 'tela, arquivo, usuário, as in Brazil'],
    [words('apag(ar|ad[oa]s?)|deletar'), 'excluir'],
    [words('pesquisar'), 'buscar'],
    [words('lente'), 'câmera'],
    [words('clima'), 'atmosfera'],
    [words('assunto'), 'tema'],
    [words('entradas'), 'resultado'],
    [/\best(á|ão) (públic|privad)/i, 'é pública'],
    [words('oito estilos'), 'todos os estilos'],
  ],
};
