import { expect, test } from 'vitest';
import { foldText, wordMatcher } from './fold-text';

/** Everyday spellings by language: what is typed, and the text that it finds. */
const FOUND: Readonly<Record<string, readonly (readonly [query: string, text: string])[]>> = {
  en: [
    ["grandmother's", 'Grandmother’s garden'],
    ['grandmothers garden', 'Grandmother’s garden'],
    ['grandmother’s', "Grandmother's garden"],
    ['close-up', 'A close up of a fox'],
    ['close up', 'A close–up of a fox'],
    ['closeup', 'A close-up of a fox'],
    ['“neon”', 'A neon sign'],
    ['neon sign', 'A sign that says “neon”'],
    ['usa', 'A diner in the U.S.A.'],
    ['U.S.A', 'USA, 1955'],
    ['naive cafe', 'Naïve café'],
    ['garden, grandmother', 'Grandmother’s garden'],
    ['ﬁsh', 'FISH'],
  ],
  es: [
    ['nino', 'El niño'],
    ['¿Dónde?', 'donde está'],
    ['pinguino', 'Pingüino'],
    ['cafe solo', '«Café», solo'],
  ],
  fr: [
    ["Page d'accueil", 'Page d’accueil'],
    ['page daccueil', 'Page d’accueil'],
    ['accueil', 'Page d’accueil'],
    ['coeur', 'Cœur battant'],
    ['cœur', 'COEUR BATTANT'],
    ['ete a la mer', 'Été à la mer'],
    ['arc en ciel', 'Arc-en-ciel'],
    ['arc-en-ciel', 'Un arc en ciel'],
    ['francais', 'Français'],
    ['"aube"', '« Aube »'],
  ],
  pt: [
    ['coracao', 'Coração'],
    ['guarda chuva', 'Guarda-chuva'],
    ["d'agua", 'Marca-d’água'],
    ['voce', 'Você'],
  ],
  de: [
    ['strasse', 'Straße'],
    ['STRAẞE', 'Strasse'],
    ['apfel', 'Äpfel'],
    ['Aepfel', 'Äpfel'],
    ['äpfel', 'AEPFEL'],
    ['mueller', 'Müller'],
    ['Müller', 'Mueller'],
    ['muller', 'Mu\u0308ller'],
    ['schoene Gruesse', 'Schöne Grüße'],
  ],
  'neighbours of the eight': [
    ['smorrebrod', 'Smørrebrød'],
    ['aero', 'Ærø'],
    ['istanbul', 'İstanbul'],
    ['ışık', 'Isik'],
    ['lodz', 'Łódź'],
  ],
  ar: [
    ['احمد', 'أحمد'],
    ['أحمد', 'احمد'],
    ['الى', 'إلى البحر'],
    ['القران', 'القرآن'],
    ['مدرسه', 'مدرسة'],
    ['مستشفي', 'مستشفى'],
    ['علي', 'على'],
    ['السما', 'السماء'],
    ['مسوول', 'مسؤول'],
    ['شاطي', 'شاطئ'],
    ['جمـــيل', 'جميل'],
    ['محمد', 'مُحَمَّد'],
    ['ٱلنور', 'النور'],
    ['2026', 'عام ٢٠٢٦'],
    ['٣', 'ثلاثة 3'],
    ['ليل، مطر', 'مطر الليل'],
    ['كتاب', 'کتاب'],
    ['ﻻ', 'لا'],
  ],
  hi: [
    ['फोटो', 'फ़ोटो'],
    ['फ़िल्म', 'फिल्म'],
    ['चांद', 'चाँद'],
    ['हिंदी', 'हिन्दी'],
    ['सम्बन्ध', 'संबंध'],
    ['पंचायत', 'पञ्चायत'],
    ['काफी', 'कॉफ़ी'],
    ['नयी', 'नई'],
    ['गए', 'गये'],
    ['दुख', 'दुःख'],
    ['क्ष', 'क्\u200dष'],
    ['नमस्ते', 'नमस्\u200cते'],
    ['2026', '२०२६'],
    ['बारिश', 'बारिश।'],
  ],
  zh: [
    ['HD', 'ＨＤ画质'],
    ['2026', '２０２６年'],
    ['夜雨街道', '夜雨，街道'],
    ['“夜雨”', '《夜雨》'],
    ['夜雨 街道', '街道、夜雨'],
  ],
};

test.each(
  Object.entries(FOUND).flatMap(([language, pairs]) =>
    pairs.map(([query, text]) => ({ language, query, text })),
  ),
)('$language: $query finds $text', ({ query, text }) => {
  expect(wordMatcher(query)(foldText(text))).toBe(true);
});

test.each([
  ['shop', 'a shoe'],
  ['blur', 'a blue door'],
  ['बरश', 'बारिश'],
  ['कम', 'काम'],
  ['rain snow', 'Rain'],
  ['müller', 'Maller'],
  ['雨夜', '夜雨'],
  ['شمس', 'قمر'],
])('%s does not find %s', (query, text) => {
  expect(wordMatcher(query)(foldText(text))).toBe(false);
});

test('a query without a letter finds everything, as an empty one does', () => {
  for (const query of ['', ' ', '…', '“”']) expect(wordMatcher(query)(foldText('Rain'))).toBe(true);
});
