/**
 * Words that turn a meaning when they come, go or change: opposites, negations, conditions, and words that claim more
 * than is known.
 */
import { listOf, stemOf } from './words-of.ts'

const stems = (words: string): ReadonlySet<string> => new Set(listOf(words).map(stemOf))

/** Pairs of opposites. A sentence may take a side only where what it rests on takes the same one. */
const axes: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = [
  [
    stems(`rise rises rising rose risen grow grows growing grew grown growth increase increases increasing climb climbs gain gains expand expansion
      upward upwards up raise raises lift lifts recover recovery`),
    stems(`fall falls falling fell fallen decline declines declining decrease decreases drop drops dropped shrink shrinks shrank shrunk contraction
      downward downwards down reduce reduces reduction loss lose loses lost`),
  ],
  [
    stems(
      'above over higher high highest more most greater greatest exceed exceeds larger largest large bigger big maximum upper long longer many much',
    ),
    stems(
      'below under lower low lowest less least fewer fewest smaller smallest small minimum short shorter shortfall few little',
    ),
  ],
  [
    stems('faster fast fastest accelerate accelerates acceleration gathering quick quicker'),
    stems('slower slow slowest slows decelerate losing'),
  ],
  [stems('likely probable probably plausible'), stems('unlikely improbable implausible doubtful')],
  [
    stems(
      'support supports supporting favour favours promote promotes help helps strengthen strengthens boost boosts pro enable',
    ),
    stems(
      'oppose opposes hinder hinders restrain restrains weaken weakens undermine undermines against contradict contradicts prevent prevents block',
    ),
  ],
  [stems('before earlier early earliest sooner until prior ahead'), stems('after later late since behind afterwards')],
  [
    stems('better best strong stronger strongest reliable good'),
    stems('worse worst weak weaker weakest unreliable poor bad'),
  ],
  [
    stems('agree agrees consistent coherent match matches compatible alike'),
    stems('disagree disagrees differ differs different inconsistent incoherent conflict conflicts incompatible'),
  ],
  [stems('true yes happens happen occur occurs succeed succeeds'), stems('false fail fails failed failing')],
  [stems('within inside'), stems('outside beyond')],
  [stems('stable steady constant unchanged flat'), stems('volatile unstable unsteady')],
]

const negations = stems(
  'no not never none neither nor nobody nothing nowhere without cannot hardly scarcely barely rarely lack lacks absent except',
)
const conditions = stems('if unless assume assumes assuming provided suppose supposing conditional given whether')
/** Such a word of the template must stay, and none may come. */
const caveats =
  stems(`independent independently assumption assumptions beyond uncertain uncertainty thin missing untested unvalidated only alone interpolated
  limited stale old rough about roughly around approximately nearly almost all every each both any some several half most first last latest by from back`)
/**
 * Whose value it is, or what of. None may be put for another: what Farsight says is no projection, and a band is no
 * middle.
 */
const sources = [
  stems('projection projections project projects projected'),
  stems('forecast forecasts forecasted forecaster forecasters'),
  stems('house farsight'),
  stems('crowd crowds'),
  stems('model models'),
  stems('chance chances probability probabilities odds'),
  stems('error errors'),
  stems('test tests tested'),
  stems('band bands interval intervals'),
  stems('middle median'),
  stems('mean average'),
  stems('pace'),
]
const strong =
  stems(`will certain certainly definite definitely guarantee guarantees guaranteed prove proves proven proof undoubtedly inevitable inevitably
  always must surely clearly obviously impossible confirm confirms confirmed know knows known fact facts ensure ensures sure assured doubtless bound
  because cause causes caused due drive drives drove driven lead leads led therefore hence thus consequently thereby`)

/** Directly before a value these change what it says. */
export const modifiers: ReadonlySet<string> = new Set(
  listOf(`about around roughly approximately nearly almost over under above below least most than minus plus negative exceeding beyond just only
    within past until till before after since by every half not`),
)

const numberWords = new Set(
  listOf(`zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
    thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion billions trillion trillions dozen dozens
    half halves third thirds quarter quarters fifth sixth seventh eighth ninth tenth second fourth once twice thrice double doubled triple tripled fold couple pair
    percent percentage january february march april june july august september october november december`),
)

export const isNumberWord = (word: string): boolean =>
  word
    .toLowerCase()
    .split('-')
    .some((part) => numberWords.has(part))
const isNegation = (word: string): boolean => negations.has(stemOf(word)) || /n['’]t$/i.test(word)

/**
 * What a word turns: `3+` and `3-` for a side that it takes, and a name for all else. None for a word that turns
 * nothing.
 */
export function turnsOf(word: string): string[] {
  const stem = stemOf(word)
  return [
    ...axes.flatMap(([one, other], i) => [...(one.has(stem) ? [`${i}+`] : []), ...(other.has(stem) ? [`${i}-`] : [])]),
    ...(isNegation(word) ? ['not'] : []),
    ...(conditions.has(stem) ? ['if'] : []),
    ...sources.flatMap((words, i) => (words.has(stem) ? [`source ${i}`] : [])),
    ...(caveats.has(stem) ? [`caveat ${stem}`] : []),
    ...(strong.has(stem) ? [`strong ${stem}`] : []),
  ]
}

/** The other side, for what has one. */
export function oppositeOf(turn: string): string | null {
  return /^\d+[+]$/.test(turn) ? turn.replace('+', '-') : /^\d+-$/.test(turn) ? turn.replace('-', '+') : null
}
