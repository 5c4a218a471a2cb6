/** What a question wants to know, by how it is put. */
import type { Clause } from './ask.ts'

type Wants = Clause['wants']
type Form = { wants: Wants; pattern: RegExp; isPace?: true; readsNames?: true }

const form = (wants: Wants, ...patterns: string[]): Form => ({ wants, pattern: new RegExp(patterns.join('|'), 'u') })

const adjectives =
  'much|many|high|low|large|big|small|old|young|hot|warm|cold|cheap|expensive|costly|far|deep|strong|common|dear|fast|quickly|heavy|wide|rich|poor|tall|bad|good|widespread|dense'
const can = 'will|would|could|can|may|might|should|do|does|did|is|are|has|have'
const start = String.raw`(?:^|[,;:.?!–—-] ?|\b(?:and|but|so|then|or|wonder|know|say|see|tell me|please|exactly|guess|predict|ask|asks|forecast) )`
const quantities =
  'costs?|be worth|prices?|levels?|numbers?|rates?|values?|averages?|means?|temperatures?|populations?|sizes?|amounts?|expectancy|inflation|gdp|share|concentration|emissions|debt|spending|index|score|count|total|wage|output|demand|capacity|stand at|be at'
const chosen =
  'of|one|country|countries|nation|state|party|company|firm|source|city|language|team|candidate|currency|model|player|leader|region|continent|sector|fuel|religion|technology|energy|political|car|system|bank|side|two|three|kind|sort|type'
const bears =
  'affects?|hit|hits|changes?|influences?|shapes?|hurts?|harms?|helps?|impacts?|moves?|alters?|reshapes?|transforms?|weigh on|bear on|feed through|effect|play out'

/** The first that fits. */
const forms: readonly Form[] = [
  form(
    'compare',
    String.raw`\b(?:what|which|who)(?:'s| is| are| of these is| of the two is| seems)? (?:the )?(?:(?:more|less) (?:likely|probable)|likelier)\b`,
  ),
  form(
    'chance',
    String.raw`\bhow (?:un)?(?:likely|probable|certain|sure|possible)`,
    String.raw`\b(?:what|which|whats|what's) ?(?:is|are|'s|were|was)?(?: the| your)? (?:\w+ )?(?:chances?|odds|probabilit(?:y|ies)|likelihood|risk)`,
    String.raw`\b(?:chances?|odds|probability|likelihood|risk) (?:of|that|for|it|we|the|there|are|is)`,
    String.raw`\b(?:likely|odds|chances?)\?`,
    String.raw`\bis it likely`,
  ),
  {
    ...form(
      'amount',
      String.raw`\b(?:growth|reduction|cut|increase|rise|pace|rate) (?:is |that is )?(?:needed|required|necessary)\b`,
      String.raw`\bat (?:what|which) (?:rate|pace)\b`,
      String.raw`\bhow (?:fast|quickly|steeply)\b.{0,60}\b(?:have to|need to|must)\b`,
      String.raw`\b(?:what|which|how (?:much|many|large|high|big|fast))\b.{0,60}\b(?:annual(?:ly)?|yearly|a year|per year|each year|every year|per annum)\b.{0,40}\b(?:need|take|require|necessary|growth|rate|would|must)`,
      String.raw`\b(?:what|which) (?:annual |yearly |average |compound )*(?:growth|pace|rate of growth|growth rate)\b.{0,60}\b(?:need|take|require|necessary|get|reach)`,
    ),
    isPace: true,
  },
  form(
    'effect',
    String.raw`\bhow (?:${can}|much (?:will|would|could|does|do))\b.{0,90}?\b(?:${bears})\b`,
    String.raw`\bwhat (?:${can})\b.{0,90}?\b(?:means? for|do (?:to|for|with)|(?:follow|result) from|change (?:for|in|about))\b`,
    String.raw`\b(?:effects?|impacts?|consequences?|implications?|influence) (?:of|on|for)\b`,
    String.raw`\bwhat (?:happens|becomes|changes|follows|would happen|will happen|would become|will become|if)\b`,
    String.raw`\bdoes\b.{0,60}\b(?:affect|matter (?:for|to))\b`,
  ),
  form(
    'explain',
    String.raw`\b(?:what|how) (?:${can})\b.{0,80}\b(?:look|be) like\b`,
    String.raw`\b(?:what|which (?:things|factors|forces)) (?:drives?|is driving|are driving|pushes|determines?|explains?|moves?|causes?|is behind|are the (?:main |biggest )?(?:drivers|reasons|causes|factors))\b`,
    String.raw`\bwhy\b|\bdrivers of\b|\b(?:tell|explain|describe)\b|\bwhat should .{0,30}\bwatch|\boutlook\b|\bfuture of\b`,
    String.raw`\bhow (?:does|do|will|can|could|would)\b(?!.{0,60}\bthan\b).{0,60}\b(?:work|come about|happen|develop|evolve|look)\b`,
  ),
  form(
    'time',
    String.raw`${start}(?:(?:around|roughly|about|exactly) )?when (?!it comes)`,
    String.raw`\b(?:what|which|whats) (?:year|date|day|month|decade|quarter)\b`,
    String.raw`\b(?:in|by|on|from|around) (?:which|what) (?:year|date|day|month|decade|point)\b`,
    String.raw`\bhow (?:soon|long (?:until|till|before|will it (?:take|be)|does it take|is it|to go))\b`,
    String.raw`\b(?:year|date|month) (?:in which|when|that)\b`,
    String.raw`\bhow many (?:more )?years (?:until|till|before|to)\b|\b(?:till|by) when\b|\bwhen\W*$`,
  ),
  form(
    'amount',
    String.raw`\bhow (?:${adjectives})\b`,
    String.raw`\bhow long (?:will|would|does|do|can|could|might|is)\b`,
  ),
  form(
    'which',
    String.raw`\b(?:who|whom|whose)\b`,
    String.raw`\b(?:which|what) (?:${chosen})\b`,
    String.raw`\bwhich\b(?! (?:is|are|was|were|would|could|means)\b)`,
    String.raw`\bwhat (?:will|is going to|is) (?:be |become )?(?:the )?(?:world's |next |new )*(?:number one|biggest|largest|top|main|leading|most|first|no\.? ?1)\b`,
  ),
  form(
    'amount',
    String.raw`\bwhat(?:'s)? (?:\p{L}+ of|share|part|percentage|per ?cent|proportion|fraction|number|amount|level|price|rate|value|size|temperature|population|growth|inflation|gdp|figure)\b`,
    String.raw`\bwhat\b.{0,80}\b(?:${quantities})\b`,
    String.raw`\bwhere (?:will|would|is|does|do) .{0,60}\b(?:stand|be|end up|go|land|sit)\b`,
  ),
  form('explain', String.raw`^\W*(?:so |and |but )?(?:how|what|where|describe)\b`),
  {
    ...form('which', String.raw`\b(?:[Ww]ill|[Ww]ould|[Dd]oe?s?|[Ii]s|[Aa]re)\b.{0,80}\p{Lu}\p{L}+ or \p{Lu}\p{L}+`),
    readsNames: true,
  },
  form(
    'chance',
    String.raw`(?:^|[,;:.?!–—-] ?|\b(?:whether|if|wonder|think|believe|so|and|or|but|then|say)\b.{0,80}?)\b(?:will|won't|would|could|can|can't|may|might|should|is|isn't|are|aren't|does|doesn't|do|don't|has|have|did|shall|gonna|going to)\b`,
  ),
]

function formOf(text: string): Form | undefined {
  // An agency is not somebody.
  const plain = text.replaceAll('’', "'").replaceAll(/\bWHO\b/g, 'agency')
  const lower = plain.toLowerCase()
  return forms.find(({ pattern, readsNames }) => pattern.test(readsNames ? plain : lower))
}

/** Null where none fits: 'bitcoin 2027'. `text` has its capitals, which tell two names from two things. */
export function readWants(text: string): { wants: Wants | null; isPace: boolean } {
  const found = formOf(text)
  return { wants: found?.wants ?? null, isPace: found?.isPace ?? false }
}
