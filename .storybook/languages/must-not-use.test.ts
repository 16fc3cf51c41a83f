import { LANGUAGES, type Language } from '@product/domain';
import { expect, test } from 'vitest';
import { textsOf } from './all-texts';

/** What must not be found, what is used instead, texts that the rule refuses, and one near them that it accepts. */
type Rule = readonly [found: RegExp, instead: string, refused: readonly string[], accepted: string];

/** Whole words in letters of any script, of which `\b` knows only the Latin ones without accents. */
const words = (alternatives: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(${alternatives})(?![\\p{L}\\p{M}])`, 'iu');

/**
 * What a language must not use: second words for one thing, literal translations and wrong spaces that came in with new
 * texts. The terms are those of docs/guides/add-a-language.md#conventions.
 */
const MUST_NOT_USE: Partial<Record<Language, readonly Rule[]>> = {
  en: [
    [words('once more'), 'again', ['Please try once more.'], 'Please try again.'],
    [words('shall'), 'must, or the noun', ['A key shall do nothing.'], 'The fields are shallow.'],
    [words('lens'), 'camera', ['Lens'], 'Camera'],
    [words('of them failed'), 'a sentence that stands alone', ['1 of them failed.'], '1 failed.'],
    [words('eight styles'), 'every style', ['One of eight styles'], 'Eight languages and every style'],
    [words('mend(s|ed)?'), 'fix', ['To find and mend errors'], 'A fisherman mending his net'],
    [words('taken over'), 'carried over', ['Data has been taken over'], 'Data has been carried over'],
    [words('left to do'), 'left as it was', ['2 are left to do.'], '2 were left as they were.'],
    [
      /\b(errors|results?) of (the app|this session)/i,
      'errors in, results from',
      ['Errors of the app', '1 result of this session'],
      'Errors in the app, results from this session',
    ],
    // The specification has one in "Don't have an account?".
    [/(?<!Don)'/, 'the apostrophe ’', ["The provider's page"], "Don't have an account?"],
  ],
  es: [
    [words('usted(es)?'), 'tú', ['Usted puede cancelar', 'Para ustedes'], 'Te gusta'],
    [
      words('videos?|computadoras?|alcanzan?'),
      'vídeo, ordenador, bastar, as in Spain',
      ['Tu video', 'Dos videos', 'Una computadora', 'El paquete alcanza', 'Los tokens alcanzan'],
      'Tu vídeo está en el ordenador',
    ],
    [
      words('borrar todo|borre[ns]?'),
      'eliminar or quitar',
      ['Borrar todo', 'Hasta que lo borre', 'Hasta que los borren'],
      'Borrar la búsqueda',
    ],
    [words('objetivo'), 'cámara', ['Objetivo'], 'Vista objetiva'],
    [
      words('se envían? a nosotros'),
      'se nos envía, with the pronoun',
      ['Los datos se envían a nosotros', 'Se envía a nosotros'],
      'Lo que pides se nos envía a nosotros',
    ],
    [words('con me gusta'), 'me gustan', ['Con me gusta'], 'Me gusta'],
    [words('entradas?'), 'resultado', ['1 entrada', '3 entradas'], 'Se entra por aquí'],
    [words('ver en conjunto'), 'ver resultados juntos', ['Ver en conjunto'], 'Ver resultados juntos'],
    [
      words('teclas sueltas'),
      'atajos de una sola tecla',
      ['Usar teclas sueltas'],
      'Atajos de una sola tecla',
    ],
    [
      words('ocho estilos'),
      'todos los estilos',
      ['En uno de ocho estilos'],
      'Ocho idiomas, todos los estilos',
    ],
    [
      /confirmar (la )?suscripción/i,
      'pagar: the button of an order names the payment',
      ['Confirmar suscripción', 'Confirmar la suscripción'],
      'Confirmar y pagar',
    ],
    [/(?<!\u00a0)%/, 'a no-break space before %', ['Ahorra un 20 %', 'Ahorra un 20%'], 'Ahorra un 20\u00a0%'],
  ],
  fr: [
    [words('tokens?'), 'jeton', ['1 token', 'Acheter des tokens'], 'Acheter des jetons'],
    [
      words('tu|toi|tes'),
      'vous',
      ['Tu peux annuler', 'Une image pour toi', 'Tes créations'],
      'Toutes vos toiles sont à vous',
    ],
    [
      /confirmer l’abonnement/i,
      'payer: the button of an order names the payment',
      ['Confirmer l’abonnement'],
      'Confirmer et payer',
    ],
    [words('objectif'), 'prise de vue', ['Objectif'], 'Prise de vue'],
    [words('fantastique'), 'fantasy', ['Fantastique'], 'Fantasy'],
    [words('entrées'), 'résultat', ['3 entrées'], 'Entrée'],
    [
      words('(ou|,) vous déconnect(ez|iez)'),
      'que vous vous déconnectiez: without it the verb is not reflexive',
      ['Jusqu’à ce que vous fermiez l’onglet ou vous déconnectiez'],
      'Jusqu’à ce que vous fermiez l’onglet ou que vous vous déconnectiez',
    ],
    [words('votre texte'), 'votre prompt', ['Votre texte est conservé'], 'Le texte en français'],
    [
      words('touches? seules?'),
      'raccourcis à une touche',
      ['Utiliser des touches seules'],
      'Utiliser les raccourcis à une touche',
    ],
    [words('injoignable'), 'indisponible', ['Compte injoignable'], 'Compte indisponible'],
    [words('voir ensemble'), 'voir la série', ['Voir ensemble'], 'Voir la série'],
    [words('huit styles'), 'tous les styles', ['Un de huit styles'], 'Huit langues et tous les styles'],
    [
      /(?<!\u00a0):(?=\s|$)|«(?!\u00a0)|(?<!\u00a0)»/,
      'a no-break space before : and inside « »',
      ['Tri : récent', 'Tri:', '« Entrée\u00a0»', '«\u00a0Entrée »'],
      'Tri\u00a0: «\u00a0Entrée\u00a0», ratio 16:9',
    ],
    [
      /(?<!^|\u202f)[;!?%]/,
      'a narrow no-break space before ; ! ? %',
      ['Déjà un compte ?', 'Bienvenue!', 'Patientez\u00a0; ou annulez', '20 %'],
      'Déjà un compte\u202f? 20\u202f%\u202f! Oui\u202f; non',
    ],
    [/'/, 'the apostrophe ’', ["L'image"], 'L’image'],
  ],
  de: [
    [words('zusammen ansehen'), 'nebeneinander ansehen', ['Zusammen ansehen'], 'Nebeneinander ansehen'],
    [
      words('ste(ht|hen) noch aus'),
      'blieb unverändert',
      ['1 Werk steht noch aus'],
      '1 Werk blieb unverändert',
    ],
    [
      /\bIhr(e[mnrs]?)?\b/,
      'du',
      ['Ihr Konto', 'Ihre Werke', 'In Ihrem Browser', 'Ihren Prompt', 'Ihrer Galerie', 'Ihres Kontos'],
      'Eine Stadt und ihre Lichter',
    ],
    [
      words('Kasse|Bezahlseite'),
      'Zahlungsseite',
      ['Kasse wird geöffnet', 'Zur Bezahlseite'],
      'Ein Kassettenrekorder auf der Zahlungsseite',
    ],
    [
      words('abschließen|Abschluss'),
      'bestellen: the button of an order names the payment',
      ['Abo abschließen', 'Mit dem Abschluss'],
      'Zahlungspflichtig bestellen',
    ],
    [words('Objektiv'), 'Kamera', ['Objektiv'], 'Kamera'],
    [words('dein(e[mn])? Text'), 'Prompt', ['Dein Text bleibt', 'In deinem Text'], 'Dein Prompt bleibt'],
    [/\bMitteilung/, 'Benachrichtigung', ['Zu den Mitteilungen'], 'Zu den Benachrichtigungen'],
    [words('Eintrag|Einträge'), 'Treffer', ['1 Eintrag', '3 Einträge'], 'Trage den Titel ein'],
    [/\b(Kreation|Schöpfung)/, 'Werk', ['Deine Kreationen', 'Eine Schöpfung'], 'Kreative und ihre Werke'],
    [
      /\bacht(en)? Stile/i,
      'alle Stile',
      ['Acht Stile', 'In einem der achten Stile'],
      'Acht Sprachen, alle Stile',
    ],
    [
      /\.\.\.|(?<!\u00a0)…/,
      '… after a no-break space',
      ['Wird geladen...', 'Wird geladen…', 'Wird geladen …'],
      'Wird geladen\u00a0…',
    ],
  ],
  zh: [
    [/您/, '你', ['您的作品'], '你的作品'],
    [/代币|令牌/, '点数', ['购买代币', '3 个令牌'], '购买点数'],
    [/图库/, '画廊', ['社区图库'], '社区画廊'],
    [/高清|分辨率/, 'HD, 画质', ['高清图片', '分辨率'], 'HD 画质的图片'],
    [/点赞/, '喜欢', ['已点赞'], '我喜欢的'],
    [/个作品/, '件作品', ['3 个作品'], '3 件作品'],
    [/会话/, '本次生成', ['本次会话'], '本次生成'],
    [/[帐陆]/, '账号, 登录', ['你的帐号', '登陆'], '登录账号'],
    [/账户/, '账号', ['你的账户'], '你的账号'],
    [/回应/, '响应', ['服务器没有回应'], '服务器没有响应'],
    [/一起查看/, '整组查看', ['一起查看'], '整组查看'],
    [/各种画质/, '所有画质', ['用各种画质生成'], '各种风格，所有画质'],
    [/八种风格/, '各种风格', ['八种风格'], '八种语言，各种风格'],
    [
      /\p{Script=Han}([,:;!?]|\s?\()|[,:;!?]\p{Script=Han}/u,
      'the punctuation ，：；！？（）',
      ['删除: 第 1 件', '图片,视频', '作品;', '欢迎!', '好吗?', '筛选(3)', '筛选 (3)', 'HD,画质'],
      '删除：3 件，1:1（HD），按 ?',
    ],
  ],
  ar: [
    [/رمز|رموز/, 'نقطة، نقاط', ['رمز واحد', 'شراء رموز'], 'شراء نقاط'],
    [/أسلوب/, 'نمط', ['جرّب بأسلوب الأنمي'], 'التجربة بنمط الأنمي'],
    [/دقة/, 'جودة', ['بدقة HD'], 'بجودة HD'],
    [/مرشح/, 'عوامل التصفية', ['المرشحات'], 'عوامل التصفية'],
    [/العدسة/, 'التصوير', ['العدسة'], 'التصوير'],
    [/تعذر/, 'تعذّر, with shadda', ['تعذر الفتح'], 'تعذّر الفتح'],
    [/يرجى/, 'يُرجى, with damma', ['يرجى إدخال وصف'], 'يُرجى إدخال وصف'],
    [/في المنتج/, 'مرحبًا بك', ['مرحبًا بك في المنتج'], 'مرحبًا بك'],
    [/ثمانية أنماط/, 'كل الأنماط', ['واحد من ثمانية أنماط'], 'كل الأنماط'],
    [words('نصك'), 'وصفك', ['سيبقى نصك محفوظًا'], 'سيبقى وصفك محفوظًا'],
    [
      /(?:لم|لا يمكن)[^.،]* (?:عمل|ملف) واحد/,
      'a sentence that is not negated: a negated one means “not even one”',
      ['لم تنجح العملية مع عمل واحد', 'لا يمكن لهذه الصفحة قراءة ملف واحد'],
      'تعذّر تنفيذ العملية على عمل واحد',
    ],
    [/[٠-٩]/, 'Western digits', ['٣ صور'], '3 صور'],
    [
      /\p{Script=Arabic}\s?[,;?]/u,
      'the punctuation ، ؛ ؟',
      ['صورة, فيديو', 'الانتظار; الإلغاء', 'لديك حساب?'],
      'صورة، فيديو؛ لديك حساب؟ 10,000',
    ],
  ],
  hi: [
    [/तस्वीर|इमेज/, 'चित्र', ['पूरी तस्वीरें', 'HD इमेज'], 'पूरा चित्र'],
    [/साझा/, 'शेयर', ['फ़ाइल साझा करें'], 'फ़ाइल शेयर करें'],
    [/पृष्ठ/, 'पेज', ['मुखपृष्ठ'], 'होम पेज'],
    [/ख\u093c|\u0959/, 'ख without a dot: आखिरी', ['आख\u093cिरी रचना', 'आ\u0959िरी रचना'], 'आखिरी रचना'],
    [words('लेंस'), 'कैमरा', ['लेंस'], 'बैलेंस'],
    [/प्रविष्टि/, 'नतीजा', ['3 प्रविष्टियाँ'], '3 नतीजे'],
    [/क्रियाएँ/, 'कार्रवाइयाँ', ['क्रियाएँ'], 'कार्रवाइयाँ'],
    [/संस्करण|नवीनीकृत/, 'वर्शन, रिन्यू', ['नया संस्करण', 'नवीनीकृत होती है'], 'नया वर्शन रिन्यू होता है'],
    [/जनरेशन/, 'जनरेट करना', ['जनरेशन'], 'जनरेट करना'],
    [words('वर्ण|वर्णों'), 'अक्षर', ['8 वर्ण', '10,000 वर्णों तक'], 'दृश्य का वर्णन, 10,000 अक्षर'],
    [/अकेली कुंजि/, 'एक कुंजी वाले शॉर्टकट', ['अकेली कुंजियाँ'], 'एक कुंजी वाले शॉर्टकट'],
    [/पीओवी/, 'POV', ['पीओवी शॉट'], 'POV शॉट'],
    [/साथ में देखें/, 'एक साथ देखें', ['साथ में देखें'], 'एक साथ देखें'],
    [/आठ शैलि/, 'हर शैली', ['आठ शैलियों में'], 'आठ भाषाएँ, हर शैली'],
    [/[०-९]/, 'Western digits', ['१० टोकन'], '10 टोकन'],
  ],
  pt: [
    [
      words(
        'ecrã|ficheiros?|utilizador(es)?|telemóve(l|is)|palavra-passe|partilhar|registar|definições|contacto',
      ),
      'tela, arquivo, usuário, celular, senha, compartilhar, cadastrar, configurações, contato, as in Brazil',
      [
        'Toque no ecrã',
        'O ficheiro',
        'Dois ficheiros',
        'Nome de utilizador',
        'Outros utilizadores',
        'No telemóvel',
        'Os telemóveis',
        'Palavra-passe',
        'Partilhar',
        'Registar',
        'Suas definições',
        'Contacto',
      ],
      'O arquivo do usuário na tela do celular, senha e contato',
    ],
    [
      words('apag(ar|ad[oa]s?)|deletar'),
      'excluir',
      ['Apagar', 'A criação foi apagada', 'Apagado', 'Deletar'],
      'Excluir a criação',
    ],
    [words('pesquisar'), 'buscar', ['Pesquisar criações'], 'Buscar criações'],
    [words('lente'), 'câmera', ['Lente'], 'Câmera lenta'],
    [words('clima'), 'atmosfera', ['Clima'], 'Atmosfera'],
    [words('assunto'), 'tema', ['Assunto'], 'Tema'],
    [words('entradas'), 'resultado', ['3 entradas'], 'Na entrada de um santuário'],
    [
      words('(on|off)-?line'),
      'com conexão, sem conexão',
      ['Está off-line', 'Offline', 'online'],
      'Está sem conexão',
    ],
    [
      /\best(á|ão) (públic|privad)/i,
      'é pública',
      ['A criação está pública', 'As criações estão privadas'],
      'A criação é pública',
    ],
    [words('ver em conjunto'), 'ver lado a lado', ['Ver em conjunto'], 'Ver lado a lado'],
    [words('pendentes?'), 'ficou como estava', ['Resta 1 pendente'], 'Ficou como estava'],
    [words('oito estilos'), 'todos os estilos', ['Um de oito estilos'], 'Oito idiomas, todos os estilos'],
  ],
};

const rulesOf = (language: Language) => MUST_NOT_USE[language] ?? [];

test.each(LANGUAGES)('%s uses no word and no space that it must not use', (language) => {
  const faults = [...textsOf(language)].flatMap(([key, text]) =>
    rulesOf(language)
      .filter(([found]) => found.test(readable(text)))
      .map(([, instead]) => `${key}: ${text} (instead: ${instead})`),
  );
  expect(faults).toEqual([]);
});

const RULES = LANGUAGES.flatMap((language) =>
  rulesOf(language).map((rule) => [language, rule[1], rule] as const),
);

test.each(RULES)(
  '%s: the rule "%s" refuses its samples, and no text near them',
  (language, _instead, rule) => {
    const [, , refused, accepted] = rule;
    expect(refused).not.toHaveLength(0);
    for (const text of refused)
      expect(rulesOf(language).filter(([other]) => other.test(text))).toEqual([rule]);
    expect(rulesOf(language).filter(([other]) => other.test(accepted))).toEqual([]);
  },
);

/** Tags are not words, and a placeholder stands for a word of unknown length. */
const readable = (text: string) => text.replaceAll(/<\/?\w+>/g, '').replaceAll(/\{\{[^}]*\}\}/g, 'X');
