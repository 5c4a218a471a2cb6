/** Scales that are written short, as words that a number has: '8m articles', '$9tn', '130 mln'; and dozens in figures. */
import { numberPattern, readNumber } from '../../question/number-words.ts'

const short: readonly (readonly [RegExp, string])[] = [
  [/(?<=[$€£] ?\d[\d.,]*) ?m\b/gu, ' million'],
  [/(?<=[$€£] ?\d[\d.,]*) ?b\b/gu, ' billion'],
  [/(?<=[$€£] ?\d[\d.,]*) ?t\b/gu, ' trillion'],
  [/(?<=\d) ?(?:mln|mio|mil)\b/gu, ' million'],
  [/(?<=\d) ?(?:bln|bio|mrd)\b/gu, ' billion'],
  [/(?<=\d) ?(?:trn|tln)\b/gu, ' trillion'],
  // Metres are followed by what they measure.
  [
    /(?<=\d)m(?= (?!above|below|high|higher|rise|of|up|deep|long|wide|tall|or|by|in|on|per|more|lower|water|sea)\p{L})/gu,
    ' million',
  ],
  [/(?<=\d)b(?= \p{L})/gu, ' billion'],
  [/\b(two|three|four|five|six|ten|\d+) or more times\b/gu, 'at least $1 times'],
  [/(?<=\d) ?bucks\b/gu, ' dollars'],
  // 'A foot higher', 'a full degree warmer'.
  [
    /\b(?:an?|one)(?: (?:full|whole|entire|good))? (foot|metre|meter|inch|centimetre|centimeter|degree)(?= (?:or more )?(?:higher|lower|above|below|warmer|hotter|cooler|taller|deeper|more|less)\b)/gu,
    '1 $1',
  ],
  // 'Twice' in figures; 1920x1080 is a size.
  [/(?<=(?<![\d.])\d{1,2}(?:\.\d)?) ?x\b(?! ?\d{3}\b)/gu, ' times'],
  // So few degrees are Celsius, and so few cents are not worth asking for.
  [/(?<=(?<![\d.,])[0-6](?:\.\d+)?) ?c\b(?! ?[+#])/gu, ' °c'],
  [/(?<!\d ?)½/gu, 'half'],
  [/(?<!\d ?)⅓/gu, 'a third'],
  [/(?<!\d ?)¼/gu, 'a quarter'],
  [/(?<!\d ?)⅕/gu, 'a fifth'],
  [/(?<!\d ?)⅔/gu, 'two thirds'],
  [/(?<!\d ?)¾/gu, 'three quarters'],
  [/(?<=\d) ?(?:grand)\b/gu, ' thousand'],
  [/(?<=\b(?:in|of) (?:each|every) )hundred\b/gu, '100'],
  [/(?<=\b(?:in|of) (?:each|every) )thousand\b/gu, '1000'],
  [/(?<=\b(?:in|of) )each (?=\d)/gu, 'every '],
  [/\bfor (?:each|every) (?=\d|hundred\b|thousand\b|million\b)/gu, 'per '],
]

/** Of a text in small letters. */
export function writtenOut(text: string): string {
  return withoutDozens(short.reduce((said, [pattern, meant]) => said.replaceAll(pattern, meant), text))
}

/** 'Half a dozen', 'two dozen', 'a score of'; a score by itself is what somebody reaches. */
const dozens = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(half an?|an?(?: good| full| round)?|${numberPattern})[ -](dozen|score(?= of\b|(?<!\ban? score) \p{L}))(?: of(?! (?:the|these|those|its|our|their)\b))?(?![\p{L}-])`,
  'gu',
)
const sizes: Readonly<Record<string, number>> = { dozen: 12, score: 20 }

function withoutDozens(text: string): string {
  return text.replaceAll(dozens, (said: string, number: string, of: string) => {
    const times = number.startsWith('half') ? 0.5 : /^an?\b/.test(number) ? 1 : readNumber(number)
    const value = times * (sizes[of] ?? Number.NaN)
    return Number.isFinite(value) ? String(value) : said
  })
}
