/**
 * The words of a question that say what it is about. Words that any question about the future has ('will', 'how', 'the
 * future of') say nothing, verbs of change ('rise', 'reach') say little, years are no words at all.
 */
import { wordsIn } from '#kit/text.ts'
import { remembered } from '../remembered.ts'
import { knownAs } from '../units/known/index.ts'
import { inPlainWords, otherWordsFor } from './other-words.ts'

export type ContentWord = {
  /** Lower case, without accents. */
  word: string
  /** How much it says of what the question is about: 1 for what it names, less for what becomes of that. */
  weight: number
  /** Whether it is written as the name of somebody or of some place. */
  isName: boolean
  /** Words in whose place it may stand; each is one or several words that must all be there. */
  also: readonly (readonly string[])[]
}

const most = 14
/** Texts whose words are kept. */
const mostKept = 1000
const saysLittle = 0.15
const saysSomething = 0.6

const empty = new Set(
  `a about above after again against ahead all almost alone already also always am among an and another any anybody anyone anything are around as ask at away
  back be because become becomes becoming been before being below best better between beyond both but by came can cannot cause century chance chances
  come comes coming could current currently date day days decade decades did do does doing done down due during each early either else end ended ends
  enough even event ever every everybody everyone everything everywhere anywhere somewhere nowhere expect expected explain exactly far few find finish first following for forecast
  from further future general give given go goes going gone good got had half happen happening happens has have having he her here hers him his how
  however i if ii in instead into is it its itself just keep keeps kind know last late later least less let like likelihood likely long longer look
  looking looks lot made make makes making many matter may maybe me mean means mid might more most much must my near nearly need needs never new
  next no nobody none nor not nothing nr now number numbers odds of off often old on once one ones only onto or other others our out over own
  per perhaps please point possible possibly predict prediction predictions probability probable probably put quarter question rather reach really
  right said same say figure figures estimate estimates guess view views opinion opinions thought thoughts scenario scenarios see seem seems sense set several shall share she should since so some somebody someone something soon start
  started still such sure take takes taking talk tell than that the their them themselves then there these they thing things think this those
  though through throughout thus time times to today together tomorrow too toward towards trend trends true turn turns two under until up upon us
  use used using very want wants was way ways we week well were what whatever when whenever where whether which while who whoever whole whom whose
  why will with within without won wont would year years yes yesterday yet you your yours third zero one two three four five six seven eight nine ten
  eleven twelve fifteen twenty thirty forty fifty hundred thousand million billion trillion heading headed whats lies gonna wanna gotta hows pls plz
  okay ok dont doesnt wont isnt cant ive im theres hes shes across amid among amongst around beneath besides despite except inside
  minus near onto outside past per plus round throughout toward underneath versus via within vs whereas whereby re ie eg etc pct usd eur gbp intl millions billions trillions thousands hundreds
  mme mr mrs ms dr phd percent dollars euros pounds january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct
  nov dec mid cm mm`
    .split(/\s+/)
    .filter(Boolean),
)

/** What becomes of things, and what is said of anything. */
const weak = new Set(
  `accelerate accept achieve generate emit employ consume use act add adopt affect agree allow answer apart appear approve arrive attain average avoid ban beat begin beginning big
  bigger biggest boom break breaks brief bring broad broke broken build built burden burn burned burning burns burnt buy call calm care carry cause celebrate certain change changed
  changes changing cheap cheaper check choose claim clean clear close collapse collapses combine common compare complete completely consume contain
  continue continues control cost costs countries country cover covered crash create critical cross crush cure cut cuts dangerous dare day deal decide decline declines
  deep defeat deliver demand depend deserve destroy devastate develop different difficult direct disappear discover dominate double drift
  drifting drive driven drives drop drops easy effect eliminate emerge endure enjoy enough enter entire eradicate eradicated erupt escape establish
  exceed exist expand explode extra face fail fair fall falling falls fast faster fell fewer fill final finally fine fit fix flow fly form found free fresh
  full gain gather get gets getting global globally grand grant great greater grow growing grown grows growth habit halve handle handling hard harm
  hear heavy help high higher highest hit hits hold holding holds holy hope huge humanity hurt impact impossible improve include increase increases
  increasing influence introduce invent join joins keep large larger largest lead leading leave level limit listen live lives lose loses losing loss
  lost low lower lowest main maintain major manage mass massive master matters meaning meet melt melting middle minor miss modern moment most move moves
  moving normal offer official open outsell over overtake overtakes own part pass passes people perfect perform person place play possible powerful
  prepare present prevent problem problems process produce produced produces producing production progress protect prove provide quick quickly raise random rapid rare rate rates ready real
  reason receive recent recover reduce regain remain remove renew repeat replace replaced replaces report require resist respond response result
  resume return reunite reverse rise rises rising risk role rule run runs save scale sell sells send separate serious serve shape sharp shift short
  show shrink shrinking sign simple single sit size skip slow slower slowing small smaller sold solve solved special speed spend spread stable stand
  standard stay stays steady step stop stopped stops strange strengthen strong stronger struggle style succeed successful sudden suffer super supply
  support surge survive switch tackle takeover teach threat threaten thrive together total touch transform treat truly try turn typical unite unless
  up upcoming usual value vanish various wait walk weak weaken welcome wide win winner winning wins won work works world worlds worldwide worse worst
  worth climb climbs climbing slice slices chunk portion lot stuff thing behind left force fit decent proper herds nation nations human humans beings planet globe global world worldwide international household households per tonne tonnes metre metres inch breathe breathes come goes main anew second candidate candidates nominee contender concentration concentrations content contents star stars draw draws drawn count counts counted figure handful dozen mark marks bar ceiling floor threshold third thirds quarters fifth fifths sixth sixths seventh sevenths eighth eighths ninth ninths cent cents points putting included including numerous sorry square miles mile kilometres hectares former latter altogether anyway merely mostly rather write written wrong gigatonnes gigatons megatonnes megatons petawatt terawatt gigawatt megawatt kilowatt hours centimetres centimeters inches feet yearly
  annual annually announcement announce announced announces declaring declared declares somewhere edition editions editor measured expressed principal newly summit crest zenith apex maximum culminate top tops peaks peaked peaking reduction required percentage humanity mankind humankind wants curve expects hopes head together sidelines sideline steer`
    .split(/\s+/)
    .filter(Boolean),
)

/** What people do or are, which may be meant otherwise: 'work' that something functions, 'kill' that it ends. */
const deeds = new Set(
  'die dies died dying kill killed killing kills retire retires retired safe safer work works'.split(' '),
)

/** What is measured of something: of 'will the price fall' it is not said of what. */
const measures = new Set(
  `price prices cost costs value share shares rate rates level levels number numbers amount index score output production generation sales sale
  average mean total spending use usage demand supply chance chances odds probability likelihood risk per person persons head capita population people
  peak peaks access country countries state states nation nations coverage figure concentration human humans humanity mankind earth planet globe world dollars dollar euros cents tonnes barrel barrels ounce ounces twh ppm ppb flop`.split(
    /\s+/,
  ),
)
export const isMeasure = (word: string): boolean => measures.has(word)

/**
 * Each once, at most fourteen, in their order. What is found for a question is held against it in many ways, each of which
 * asks for the words of its names: they are read once.
 */
export const contentWords = remembered(mostKept, readWords)

function readWords(text: string): readonly ContentWord[] {
  const names = namesIn(text)
  const words = inPlainWords(wordsOf(withTurns(text))).filter(
    (word) => !empty.has(word) && !/^(?:19|20|21)\d\d(?:s|th)?$/.test(word) && word.length > 1,
  )
  return [...new Set(words)]
    .slice(0, most)
    .map((word) => ({ word, isName: names.has(word) || parties.has(word), also: otherWordsFor(word) }))
    .map((one) => ({ ...one, weight: weightOf(one) }))
}

/** Whether it says what it is about: 'Will we see it?' does not. */
export function namesSomething(text: string): boolean {
  return contentWords(text).some(({ word, weight }) => weight > 0.5 && !bare.has(word))
}
/** Of which one must know of what it is: 'Will the price fall?' */
const bare = new Set(
  'price prices cost costs value rate rates level levels output production use usage figure'.split(' '),
)

/** Whether it asks about something of the asker's own ('Will my train be late?'), of which the base knows nothing. */
export function isPersonal(text: string): boolean {
  return /\b(?:my|mine)\b/i.test(text)
}

/** Whether it is one of the small words that hold a sentence together. */
export function isSmall(word: string): boolean {
  return empty.has(word)
}

/** Whether any text has it, whatever it is about. */
export function isCommon(word: string): boolean {
  return empty.has(word) || weak.has(word) || deeds.has(word)
}

/** A unit says in what something is measured: 'kWh', 'ounces'; a barrel may mean the oil. */
function weightOf({ word, also }: Pick<ContentWord, 'word' | 'also'>): number {
  if (deeds.has(word)) return saysSomething
  const isUnit = also.length === 0 && knownAs(word) !== null
  return isUnit || isWeak(word) || /^\d/.test(word) ? saysLittle : 1
}

/** 'Steadily', 'roughly': how, and never what. */
function isManner(word: string): boolean {
  return word.length > 5 && /(?<!fami|assemb|supp|monopo|anoma)ly$/.test(word)
}

/** In any of its forms: 'beats', 'beaten' and 'beating' are 'beat'. */
function isWeak(word: string): boolean {
  const [stem, root] = [word.replace(/(?:s|(?<=e)d|ed|en|ing)$/, ''), word.replace(/(?:ed|en|ing)$/, '')]
  return weak.has(word) || isManner(word) || weak.has(stem) || (root !== word && weak.has(`${root}e`))
}

/** What is told by more than words that follow each other. */
const turns: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:anyone|someone|somebody|anybody|a (?:person|human)|people|humans?) (?:ever )?(?:live|reach|turn) (?:to |until |the age of )?(?=1\d\d\b)/gi,
    'age record longevity ',
  ],
  [
    /\bhow long (?=(?:(?:will|do|does|can|could|would|might|are|is) )?.{0,40}\bliv(?:e|es|ing)\b)/gi,
    'life expectancy ',
  ],
  [/\b(?:older than|past|beyond) (?=(?:the age of )?1[12]\d\b)/gi, 'age record longevity '],
  // 'Comes to lie'; people land elsewhere.
  [/\bland(?:s|ed|ing)? (?=(?:somewhere |anywhere )?(?:between|above|below|at|around) (?:[$€£]|\d))/gi, ''],
  // A headcount of some is how many they are.
  [/\bhead-?counts? of\b/gi, 'number of'],
  [/\bhow old\b/gi, 'ageing'],
  // Where games are held is who hosts them.
  [
    /\bwhere (?=(?:will|would|is|are|do|does)\b.{1,60}\b(?:games|olympics|paralympics|cups?|expo|championships?|tournaments?)\b)/gi,
    'host ',
  ],
  [/\blive (?:to|until|till)(?: be)?(?: at least| over| about)? (?=[5-9]\d\b)/gi, 'life expectancy '],
  // 'Lived longer than 122 years' is what the record of the oldest is.
  [
    /\b(?:live|lives|lived|living|life) (?:longer than|beyond|past|for more than) (?=1[12]\d\b)/gi,
    'age record longevity ',
  ],
  // A share in dollars is of dollars, and an amount in them of anything.
  [
    /(?<=\b(?:share|per ?cent|percentage|%|part|portion|slice|fraction|proportion)\b.*)\b(?:in|be|are) (?:(?:(?:us|american) )?dollars|usd)\b/gi,
    'in greenbacks',
  ],
  [
    /\b(?:usd|(?:us |american )?dollars?(?:['’]s?)?) (?=(?:share|portion|slice|part|percentage|proportion|fraction)\b)/gi,
    'greenback ',
  ],
  [/\b(?:current )?(?:us|american) dollars?\b/gi, 'dollars'],
  [/\b(?:is|be|isn't|becomes?|remains?) the leader\b/gi, 'leads'],
  [/\bww ?(?:3|iii)\b/gi, 'war'],
  [/\bmeaning of life\b/gi, ''],
  [/\bon (?:the |this )?(?:earth|planet|globe)\b/gi, 'in the world'],
]
const withTurns = (text: string) => turns.reduce((said, [pattern, meant]) => said.replaceAll(pattern, meant), text)

/** Names however they are written: one of several that a vote is between. */
const parties: ReadonlySet<string> = new Set(
  'democrat democrats republican republicans labour tory tories conservatives greens'.split(' '),
)

/** What stands in capitals within a sentence; nothing of one in which most words do. */
function namesIn(text: string): ReadonlySet<string> {
  const [, ...later] = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? []
  const names = later.filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
  return new Set(names.length > later.length / 2 && later.length > 3 ? [] : wordsOf(names.join(' ')))
}

/** 'US' is a country and 'us' is not; otherwise letters have no case. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\bU\.?S\.?(?:A\.?)?(?=\W|$)/g, 'usa')
    .replaceAll(/\b[\p{L}]+n['’]t\b/giu, ' ')
    .replaceAll(/['’](?:s|ll|ve|re|d|m)\b/gi, '')
    .replaceAll(/(?<=\d),(?=\d)/g, '')
    .toLowerCase()
  return wordsIn(plain)
}
