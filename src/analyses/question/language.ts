/** In which language a question is written, by its script and the small words that every sentence of a language has. */

const scripts: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['el', /\p{Script=Greek}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['th', /\p{Script=Thai}/u],
]

/** None is a word of English; those of several languages count for each. */
const small: Readonly<Record<string, string>> = {
  de: 'wie wird werden wann der die das den dem ein eine einen einer und nicht auf bis im ist sind wird viele viel welche welcher welches mehr als oder für mit von zum zur es gibt jahr wahrscheinlich ob kann könnte',
  fr: 'le la les des du un une et est sera seront quand quel quelle quels quelles combien dans en pour que qui avec plus sur au aux ce il y aura monde est-ce année avant probabilité',
  es: 'el la los las del un una y es será serán cuándo cuando cuál cual cuántos cuántas cuánto cuanto qué que en para por con más habrá año antes mundo probabilidad se al volverá',
  it: 'il lo la gli le dei della delle di un una e è sarà saranno quando quale quali quanto quanti quante quanta che nel nella per con più anno prima mondo ci probabilità entro',
  nl: 'de het een en van zal zullen wanneer hoe welke welk in op voor met meer dan niet is zijn er hoeveel wordt worden kans jaar wereld naar tegen',
  pt: 'o a os as do da dos das um uma e é será serão quando qual quais quanto quantos quantas que em no na nos nas para por com mais ano antes mundo até vai haverá',
  pl: 'kiedy ile jak czy będzie do w na z roku jest oraz przed',
  sv: 'när hur många mycket kommer att och det är i på av för år innan blir',
  da: 'hvor hvornår hvad mange meget vil være bliver og det er på af om år inden kommer der i',
  no: 'hvor når hva mange mye vil være blir og det er på av om år innen kommer der i',
  fi: 'kuinka paljon milloin mikä mitä onko ja on vuonna vuoteen mennessä maailman monta tulee olemaan',
  tr: 've bir bu ne kaç kadar mi mı mu mü olacak olur zaman hangi için ile yılında yılına dünya nedir var yüzde',
  hu: 'mennyi hány mikor milyen lesz az és hogy ban ben évben világ mekkora fog van',
  cs: 'kolik kdy jak jaká jaký bude budou v ve na do roce a je se světa kdo že',
  ro: 'cât câți când care va fi vor în din la și cu pe anul până lume de este',
  id: 'berapa kapan apa akan di pada tahun yang dan dengan untuk dunia ada berapakah harga',
  hr: 'koliko kada kako hoće biti će u na do godine godini i je svijeta tko da li',
  vi: 'bao nhiêu khi nào sẽ là của và trong năm có thế giới người giá',
}
/** Letters that few languages write; who names a place or a person writes them with a capital. */
const letters: Readonly<Record<string, string>> = {
  tr: 'ığş',
  hu: 'őű',
  cs: 'ěřů',
  ro: 'ăşțș',
  pl: 'łąęśż',
  vi: 'đơưạảấầếềệịộớờợụứừự',
  da: 'æø',
  no: 'æø',
  sv: 'åä',
  hr: 'čćđ',
}
const english =
  'the of to and will be is are by in what when how many much which who it for on with than more before at if would could does do has have from year years chance likely there not our we a i do my me as should can need get take make your you they their this that these or an about still ever next'
const words: readonly (readonly [string, ReadonlySet<string>])[] = [['en', english], ...Object.entries(small)].map(
  ([language = '', all = '']) => [language, new Set(all.split(' '))],
)

/** A question of names and years alone is taken for English. */
export function languageOf(text: string): string {
  if (count(text, /[^\p{Script=Latin}\P{L}]/gu) > count(text, /\p{L}/gu) / 3)
    return scripts.find(([, pattern]) => pattern.test(text))?.[0] ?? 'und'
  const said = [...new Set(text.toLowerCase().match(/[\p{L}-]+/gu))]
  const counts = words.map(([language, known]) => ({
    language,
    count: said.filter((word) => known.has(word)).length + foreignIn(text, language),
  }))
  // Of those with as many the first, which is English.
  const [best = none] = counts.filter((one) => one.count >= 2).toSorted((one, other) => other.count - one.count)
  return best.language === 'en' && /[¿¡]/.test(text) ? 'es' : best.language
}
const none = { language: 'en' }

/** How many words that are no names have a letter of a language. */
function foreignIn(text: string, language: string): number {
  const own = letters[language]
  return own === undefined ? 0 : count(text, new RegExp(String.raw`(?<!\p{L})\p{Ll}*[${own}]\p{Ll}*`, 'gu'))
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
