/** What a question wants to know, by how it is put. */
import { partNames } from '../question/number-words.ts'
import type { Clause } from './ask.ts'
import { manner, means } from './manner.ts'

type Wants = Clause['wants']
type Form = { wants: Wants; pattern: RegExp; isPace?: true; readsNames?: true; isGuess?: true }

const form = (wants: Wants, ...patterns: string[]): Form => ({ wants, pattern: new RegExp(patterns.join('|'), 'u') })

const adjectives =
  'much|many|high|low|large|big|small|old|young|hot|warm|cold|cheap|expensive|costly|far|deep|strong|common|dear|fast|quickly|heavy|wide|rich|poor|tall|bad|good|widespread|dense|numerous|thick|acidic|clean|free|happy|big a|large a|high a|great|huge|rare|frequent|prosperous|steep|sour|close|near'
const can = 'will|would|could|can|may|might|should|do|does|did|is|are|has|have'
const start = String.raw`(?:^|[,;:.?!–—-] ?|\b(?:and|but|so|then|or|wonder|know|say|see|tell me|tell us|please|exactly|guess|predict|ask|asks|forecast|idea|clue|sure|estimate|judge|out|plus|is) )`
const quantities =
  'costs?|fetch|be worth|prices?|levels?|numbers?|rates?|values?|averages?|means?|temperatures?|populations?|sizes?|amounts?|expectancy|inflation|gdp|share|concentration|emissions|debt|spending|index|score|count|total|wage|output|demand|capacity|stand at|be at'
const chosen =
  'of|country|countries|nation|state|party|company|firm|source|city|language|team|candidate|currency|model|player|leader|region|continent|sector|fuel|religion|technology|energy|political|car|system|bank|side|two|three|kind|sort|type'
const bears =
  'affects?|hit|hits|changes?|influences?|shapes?|hurts?|harms?|helps?|impacts?|moves?|alters?|reshapes?|transforms?|weigh on|bear on|feed through|effect|play out'

const until = '(?:until|till|til|before)'
const deadline = '(?:by|before|until|till|(?:no|not) later than|at the latest by)'
const spans = String.raw`(?:${deadline}|between|from|after|within|in)`
const named = String.raw`(?:the )?(?:(?:year|end|start|beginning|middle|close) (?:of )?)?(?:20|21)\d\d\b`

/** 'A year in which tea falls' and 'a bad year for tea' ask for none of them. */
const noOne = String.raw`(?<!\b(?:an?|any|one|some|another|single|every|each)(?: [\p{L}-]+)? )`

/** The first that fits. */
const forms: readonly Form[] = [
  form(
    'effect',
    String.raw`\b(?:shifts?|changes?|raises?|lowers?|moves?|alters?|affects?|cuts?|increases?|reduces?|does to|do to) the (?:odds|chances?|probability|likelihood|risk)\b`,
    String.raw`\b(?:by )?how (?:much|many|far)\b.{3,80}\b(?:for )?(?:every|each) (?:extra|additional|further|added|new|percent|per ?cent|percentage point|point|degree)\b(?!.{0,20}\bwould .{0,20}\b(?:need|reach))`,
    String.raw`\bmakes? .{3,60} (?:(?:more|less) (?:likely|probable)|likelier)\b|\bhow much (?:likelier|(?:more|less) (?:likely|probable))\b`,
    String.raw`\bwhat (?:difference|effect|impact|influence|consequences?)\b|\bwhat\b.{0,20}\b(?:effects?|impacts?|consequences?|implications?|fallout|repercussions?)\b`,
    String.raw`\bhow (?:much|many)\b.{0,90}\b(?:each|every|per|one) (?:extra|additional|further|more) \p{L}`,
  ),
  form(
    'compare',
    String.raw`\bhow (?:does|do|will|would)\b.{0,80}\bcompare\b`,
    String.raw`\b(?:what|which) (?:of (?:these|the two) )?(?:will )?(?:comes?|happens?|arrives?|is) (?:first|sooner|earlier)\b`,
    String.raw`\b(?:what|which|who)(?:'s| is| are| of these is| of the two is| seems)? (?:the )?(?:(?:more|less) (?:likely|probable)|likelier)\b`,
  ),
  form(
    'chance',
    String.raw`\bhow (?:un)?(?:likely|probable|certain|sure|possible)`,
    String.raw`\b(?:what|which|whats|what's) ?(?:is|are|'s|were|was)?(?: the| your)? (?:\w+ )?(?:chances?|odds|probabilit(?:y|ies)|likelihood|risk)`,
    String.raw`\b(?:chances?|odds|probabilit(?:y|ies)|likelihood|likeliness|prob)\b`,
    String.raw`\b(?:risk|danger|threat|prospect|hope) (?:of|that|for|it|we|the|there|are|is)`,
    String.raw`\b(?:likely|plausible|realistic|conceivable|thinkable|believable|credible|probable|possible|true|right|correct|to be expected|(?:on|in) the cards)(?:,? or not)?\W*$`,
    String.raw`\b(?:is it|how|whether it is|it's|it is) likely|^\W*(?:is|are|was) [^?]{3,80} (?:likely|probable|plausible|realistic)\b(?! to be the)`,
    String.raw`\bwhat (?:do|would|should|did) (?:you|i|we|one|they) (?:put|give|say|make|assign|price|reckon|lay)\b.{0,20}\b(?:on|for|to|of|about)\b(?! .*\b(?:price|rate|number|share|level|figure)\b)`,
    String.raw`\b(?:yes or no|true or false|fact or fiction|likely or not)\b`,
    String.raw`\b(?:would you|should i|can i|could i|safe to|do i) bet\b|\bput money on\b`,
  ),
  {
    ...form(
      'amount',
      String.raw`\b(?:cagr|compound annual growth)\b`,
      String.raw`\b(?:required|needed|necessary) (?:annual |yearly |average |steady )*(?:growth|rise|cut|fall|increase|reduction|pace|rate of growth|change|decline)\b`,
      String.raw`\b(?:growth|reduction|cut|increase|rise|pace|rate) (?:is |that is )?(?:needed|required|necessary)\b`,
      String.raw`\bat (?:what|which) (?:rate|pace)\b`,
      String.raw`\bhow (?:fast|quickly|steeply|rapidly)\b.{0,60}\b(?:grow|rise|fall|shrink|increase|decline|expand|climb|drop)(?:s|ing)?\b(?! to\b| below\b| above\b)`,
      String.raw`\bhow (?:fast|quickly|steeply)\b.{0,60}\b(?:have to|need to|must)\b`,
      String.raw`\b(?:what|which|how (?:much|many|large|high|big|fast))\b.{0,60}\b(?:annual(?:ly)?|yearly|a year|per year|each year|every year|per annum)\b.{0,40}\b(?:need|take|require|necessary|growth|rate|would|must)`,
      String.raw`\b(?:need|have to|has to|must|required|take)\b.{0,60}\b(?:each|every|per) (?:year|annum)\b`,
      String.raw`\b(?:what|which) (?:annual|yearly|steady) (?:rise|cut|fall|growth|increase|reduction|drop|gain|change|pace|rate|step|decline|addition)\b`,
      String.raw`\b(?:needed|required|necessary)\b.{0,40}\b(?:a|per|each|every) (?:year|annum)\b|\b(?:points?|per ?cent|%) (?:a|per|each|every) (?:year|annum)\b`,
      String.raw`\bhow (?:much|many|fast|quickly)\b.{0,80}\b(?:a|per|each|every|on) (?:year|annum)\b.{0,60}\b(?:to|must|have|need)\b`,
      String.raw`\b(?:takes?|means?|needs?) what (?:annual |yearly )?(?:growth|pace|rise|cut|fall)\b`,
      String.raw`\b(?:what|which) (?:annual |yearly |average |compound )*(?:growth|pace|rate of growth|growth rate)\b.{0,60}\b(?:need|take|require|necessary|get|reach)`,
    ),
    isPace: true,
  },
  // 'By how much will it change by 2035?' asks for no effect of it on anything.
  form(
    'amount',
    String.raw`\bhow (?:much|far|strongly)\b.{0,90}\b(?:change|move|shift)(?:s|d)?\b(?=\W*$| (?:by|between|until|till|in (?:the )?(?:next|coming|\d)|over|from|up to|this|next|within|since|to \d)\b)`,
    String.raw`^\W*(?:and )?the (?:number|amount) of \p{L}+ by which\b`,
    String.raw`\bby how (?:much|many)\b(?!.{3,60}\b(?:cut|raise|lower|reduce|increase|shift|shorten|lengthen|push|bring|drive|lift|depress|shrink)s? (?!by\b|in\b|until\b|till\b|from\b|between\b|over\b|since\b)\p{L})`,
  ),
  form(
    'effect',
    String.raw`\bhow (?:(?:much|hard|badly|strongly|deeply|far) )?(?:${can})\b.{0,90}?\b(?:${bears})\b`,
    String.raw`\bwhat (?:${can})\b.{0,90}?\b(?:means? for|do (?:to|for|with)|(?:follow|result) from|change (?:for|in|about))\b`,
    String.raw`\b(?:effects?|impacts?|consequences?|implications?|influence) (?:of|on|for)\b`,
    // 'How will drought make people move?'
    String.raw`\bhow (?:${can}) .{3,60}\b(?:makes?|forces?|drives?|pushes?|leads?|causes?) (?!up\b|electricity\b|power\b)\p{L}+ (?:to )?\p{L}`,
    String.raw`\bwhat (?:happens|becomes|changes|follows|would happen|will happen|would become|will become|if)\b`,
    String.raw`\bdoes\b.{0,60}\b(?:affect|matter (?:for|to))\b`,
    String.raw`\b(?:how|in what way|in which way)\b.{0,90}?\b(?:is|are|be|been|being|get)\b.{0,20}?\b(?:affected|hit|changed|influenced|shaped|hurt|harmed|altered|impacted|reshaped|transformed)\b`,
    String.raw`\bwhat (?:${can})\b.{0,90}?\b(?:done|doing) (?:to|for|with)\b`,
  ),
  form(
    'effect',
    String.raw`\bby how much (?:will|would|could|might|does|do|can) (?:an?|the) .{3,60} (?:cut|raise|lower|reduce|increase|shift|shorten|lengthen|push|bring|drive|lift|depress|shrink)s? (?!by\b|in\b|until\b|till\b)\p{L}`,
  ),
  // 'Is coal still first, or what is?'
  form(
    'which',
    String.raw`,? or (?:if not,? )?(?:what|who|which)(?: (?:one|country|state|source|party|company))?(?: (?:does|do|will(?: be)?|is|are|would|has)(?: so)?(?: instead| then)?| else| instead| then)\W*$`,
  ),
  { wants: 'explain', pattern: manner },
  { wants: 'explain', pattern: means },
  form(
    'explain',
    String.raw`\b(?:what|how) (?:${can})\b.{0,80}\b(?:look|be) like\b`,
    String.raw`\b(?:what|which (?:things|factors|forces)) (?:drives?|is driving|are driving|pushes|determines?|explains?|moves?|causes?|is behind|are the (?:main |biggest )?(?:drivers|reasons|causes|factors))\b`,
    String.raw`\b(?:what|which) (?:\p{L}+ )?(?:things?|factors?|forces?|drivers?|causes?|reasons?|events?|developments?|pressures?)\b(?! (?:is|are|will be) (?:the )?(?:most|more) (?:likely|probable))`,
    String.raw`\bwhat(?:'s| is| lies| stands| was)? (?:behind|lies behind|stands behind|made|makes|keeps|holds)\b`,
    String.raw`\bwhat (?:could|might|would|may|can) (?:push|bring|drive|make|end|break|stop|reverse|turn|restart|raise|lower|lift|change|slow|speed)\b`,
    String.raw`\b(?:what|how)\b.{3,80}\b(?:look|be) like\b`,
    String.raw`\b(?:main|key|biggest|chief|principal) (?:drivers?|causes?|forces?)\b(?! of\b.{3,60}\bcost)`,
    String.raw`\bwhy\b|\bdrivers of\b|\b(?:explain|describe)\b|\btell (?:me|us) (?:about|more|something)\b|\bwhat should .{0,30}\bwatch|\boutlook\b|\bfuture of\b`,
    String.raw`\bhow (?:does|do|will|can|could|would)\b(?!.{0,60}\bthan\b).{0,60}\b(?:work|come about|happen|develop|evolve|look)\b`,
  ),
  // 'Is its top year one before 2030?' says the year, and 'first year above 2 °C by 2035?' until when: neither asks for it.
  form(
    'chance',
    String.raw`^\W*(?:is|was|will|would|could|does|might|may) (?!there\b)(?!.*\b(?:when|what|which)\b)[^?]{3,80}\b(?:year|date|month|decade)\b.*?\b${spans} ${named}`,
    String.raw`^\W*(?:the |an? )?first (?:[\p{L}-]+ )?(?:year|month|day|decade|time)\b(?!.*\b(?:when|what|(?<!\b(?:in|on) )which|name|give)\b).*\b${deadline} ${named}`,
  ),
  form(
    'time',
    String.raw`${start}(?:(?:around|roughly|about|exactly|by|till|until|since|from) )?when(?:'s\b|\b(?! (?:it comes|(?:20|21)\d\d)))`,
    String.raw`\b(?:what|which|whats)(?: calendar)? (?:year|date|day|month|decade|quarter)\b`,
    String.raw`\b(?:in|by|on|from|around) (?:which|what) (?:calendar )?(?:year|date|day|month|decade|point)\b`,
    String.raw`^\W*(?:the )?(?:first )?(?:calendar )?(?:year|month|date|day) (?!of\b|on\b|from\b|by\b)(?:in |when |that |which )?\p{L}`,
    String.raw`\bhow soon\b|\bhow (?:far|long) (?:off|away|ahead)\b|\bhow far into the future\b`,
    String.raw`\bhow long\b.{0,60}\b(?:${until}|wait|off|away|to go)\b|\bhow long (?:will|would|does|is) it (?:take|be)\b`,
    String.raw`\b(?:peak|cross-?over|crossing|break-?even|tipping)[ -](?:year|date|point in time)\b|\b(?:expected|likely|probable|likeliest|release|launch|completion|opening|arrival|target|due) (?:date|year|month)\b`,
    String.raw`${noOne}\b(?:year|date|month|decade|day) (?:in which|on which|when|that)\b|\b(?:date|timing|timeline|time frame|eta|${noOne}year) (?:of|for) (?!\d)`,
    String.raw`\bhow many (?:more )?(?:years|decades|months)\b.{0,60}\b(?:${until}|to go|away|off|from now|wait|to)\b`,
    String.raw`\b(?:till|by|since) when\b|\bwhen(?:,? (?:if (?:at all|ever)|roughly|exactly|please|then))?\W*$`,
    String.raw`\bin how many years\b|\bname (?:me )?(?:the|a) (?:year|date)\b`,
    String.raw`\b(?:give|name|need|want) (?:me )?(?:a|the|your) (?:year|date)\b`,
  ),
  // 'Where will the fair of 2031 be?' asks for a place; where an index will be, for a number.
  form(
    'which',
    String.raw`\bwhere (?:will|would|is|are)\b.{1,60}\b(?:games|olympics|paralympics|cups?|fair|expo|exhibition|summit|congress|conference|festival|tournament|championships?|finals?)\b[^,?]{0,30}\bbe\W*$`,
  ),
  form(
    'amount',
    String.raw`\bwhat(?:'s| is| will be| would be| might be)? (?:the )?(?:very )?(?:highest|lowest|most|least|maximum|minimum)\b`,
    String.raw`\bhow (?:${adjectives})\b`,
    String.raw`\b(?:what|your|which|a|the|any|best) (?:best )?(?:figure|estimate|guess|head-?count|projection|forecast value)\b`,
    String.raw`\bwhere\b.{1,70}\b(?:will|would|is going to|might|could|may)\b (?:stand|be|end up|go|land|sit|lie)\b`,
    String.raw`\b(?:i|we) (?:need(?! to)|want(?! to)|would like(?! to)|'d like(?! to)|seek|look for|am after|are after|am looking for|are looking for)\b.{0,30}\b(?:numbers?|figures?|percentage|share|count|prices?|level|value|size|rate|amount|total)\b`,
    String.raw`\bhow long (?:will|would|does|do|can|could|might|is)\b`,
  ),
  form(
    'amount',
    String.raw`\b(?:which|what) (?:\p{L}+ )?(?:rate|level|value|number|price|percentage|share|temperature|growth|assumption|amount|sum)\b(?! (?:of (?:the|these|those)|one|is (?:higher|larger|more)))`,
    String.raw`\bwhat(?:'s| is| are| will be| would be)? (?:an?|one|the price of|the cost of) (?:barrel|ounce|troy ounce|tonne|ton|litre|liter|gallon|kilo|share|gram|kilowatt hour|kwh)s?\b`,
  ),
  form(
    'which',
    // 'Wind or sun: what makes more?'
    String.raw`\b(?:what|which|who)\b.{0,60}\b(?:more|larger|bigger|higher|greater|ahead|most|less|fewer|dearer|cheaper)\b.{0,60}[:,–-] ?[^,:?]{2,60} or [^,:?]{2,60}\W*$`,
    String.raw`\b(?:will|would|is|are|does|do|can)\b [^,?:]{2,40} or [^,?:]{2,40} (?:be|is|are|make|produce|generate|sell|cost|supply|give|have)\b[^,?]{0,30}\b(?:higher|more|greater|larger|bigger|ahead|dearer|cheaper|lower|less)\b`,
    String.raw`\bmore \p{L}[^,?:]{2,70} or more \p{L}[^,?:]{2,60}\W*$`,
    String.raw`\b(?:larger|bigger|greater|higher) (?:amount|share|number|part|quantity|output|count)\b[^,?:]{0,60}\b(?:from|by|with|in) [^,?:]{2,40} or (?:from|by|with|in) [^,?:]{2,40}\W*$`,
    String.raw`\b(?:likeliest|most (?:likely|probable)) (?:bracket|range|band|option|outcome|bucket|category|interval)\b`,
    String.raw`\b(?:from|by|with|of|out of) what\b.{0,80}\b(?:more|most)\b`,
    String.raw`(?:^|[;:.?!–—-] ?|\b(?:and|but|so|then|or|exactly|please|is) )(?:who(?:'s|'ll)?|whose|whom)\b`,
    // In 'people, who drink tea' nobody is asked for.
    String.raw`(?<!\b(?:will|would|does|do|is|are|has|how|number|share|price|people|person|someone|somebody|those|everyone)\b.{0,120}), ?(?:who(?:'s|'ll)?|whose|whom)\b`,
    String.raw`\b(?:wonder|know|say|see|tell me|tell us|guess|predict|ask|asks|forecast|idea|clue|sure|estimate|judge|out|plus) (?:who(?:'s|'ll)?|whose|whom)\b`,
    String.raw`\b(?:from|by|to|with|for|of|under) (?:whom|who|whose)\b|\bwho\W*$`,
    String.raw`\b(?:which|what) (?:${chosen})\b|\bwhich one\b`,
    String.raw`^\W*(?:the )?(?:world's )?(?:next|first|largest|biggest|leading|top|main|number one) (?:country|state|nation|source|party|company|city|member|team|host|winner|president|leader|economy)\b(?!.*\b(?:price|number|share)\b)`,
    String.raw`\bwhere\b.{0,60}\b(?:held|hosted|staged|located|take place|land|launched)\b`,
    String.raw`\b(?:is|are|be) ?(?:…|\.{3})`,
    String.raw`(?<!\b(?:an?|any|one|some|another) [\p{L}-]+ (?:in|on|by|from|for|at|of|under) )\bwhich\b(?! (?:is|are|was|were|would|could|means)\b)(?!(?<=\bby which) (?:it|they|that|this)\b)`,
    String.raw`\bwhat (?:will|is going to|is) (?:(?:likely|expected|going|bound) to )?(?:be |become )?(?:the )?(?:world's |next |new )*(?:number one|biggest|largest|top|main|leading|most|first|no\.? ?1)\b`,
  ),
  form(
    'amount',
    String.raw`\bwhat(?:'s| is| are| will be| would be)? the (?:sum|total|combined|joint|difference|gap) `,
    String.raw`\bwhat (?:will|would|do|does)\b.{0,80}\bdiffer by\b`,
    String.raw`\bwhat(?:'s)? (?:\p{L}+ of|share|part|percentage|per ?cent|proportion|fraction|number|amount|level|price|rate|value|size|temperature|population|growth|inflation|gdp|figure)\b`,
    String.raw`\bwhat\b.{0,80}\b(?:${quantities})\b`,
    String.raw`\bwhere (?:will|would|is|does|do) .{0,60}\b(?:stand|be|end up|go|land|sit)\b`,
  ),
  form(
    'amount',
    String.raw`\bwhat\b.{0,60}\b(?:worth|go for|set (?:me|us|you) back|sell for|come to|trade at|get for)\b`,
    String.raw`\bwhat(?:'ll| will| would)\b(?! be\b).{1,60}\bbe\b(?! like)`,
    String.raw`\bwhat (?:will|would|do|does|can|could)\b(?! (?:it|that|this) (?:mean|take)\b)[^,?]{1,60}\b(?:generate|produce|yield|supply|emit|consume|weigh|(?:make|earn|use|need|burn|provide) (?:together|combined|in total|between them))\b`,
  ),
  {
    ...form('explain', String.raw`^\W*(?:so |and |but )?(?:how(?! about)|what(?! about)|where|describe)\b`),
    isGuess: true,
  },
  {
    ...form(
      'which',
      String.raw`\b(?:[Ww]ill|[Ww]ould|[Dd]oe?s?|[Ii]s|[Aa]re)\b.{0,80}\p{Lu}\p{L}+ or (?:an? |the )?\p{Lu}\p{L}+`,
    ),
    readsNames: true,
  },
  form(
    'chance',
    String.raw`(?:^|[,;:.?!–—-] ?|\b(?:whether|if|wonder|think|believe|so|and|or|but|then|say)\b.{0,80}?)\b(?:will|won't|would|could|can|can't|may|might|should|is|isn't|are|aren't|does|doesn't|do|don't|has|have|did|shall|gonna|going to)\b`,
  ),
  // Of what is written without a verb: 'song contest 2031 winner', 'next election: largest party by seats'.
  form(
    'which',
    String.raw`\b(?:winner|champions?|winning (?:\p{L}+ )?(?:party|team|candidate|country|nation|side)|host (?:country|city|nation)|host|favou?rites?|front-?runner|successor)\b`,
    String.raw`\b(?:largest|biggest|leading|top|main|strongest|richest|next) (?:single )?(?:party|source|economy|country|nation|state|company|producer|exporter|emitter|religion|language|city|president|leader|chancellor|prime minister|pope)\b(?!.*\b(?:price|number|share|size|population|output|date)\b)`,
  ),
]

/** 'When the council next votes, who will win?' says when, and asks who. */
const ofTime =
  /^\W*(?:when|once|after|by the time(?: that)?) (?!will\b|would\b|do\b|does\b|is\b|are\b|can\b|could\b|did\b|has\b|have\b|should\b)[^,?]{5,90}, (?=(?:who|whose|which|what|where|how)\b)/iu

function formOf(text: string): Form | undefined {
  // An agency is not somebody.
  const plain = text
    .replaceAll('’', "'")
    .replace(ofTime, '')
    .replaceAll(/\bWHO\b|(?<=\bthe )who\b(?= \p{L}+s\b)/gu, 'agency')
  const lower = plain.toLowerCase()
  return forms.find(({ pattern, readsNames }) => pattern.test(readsNames ? plain : lower))
}

const asking = String.raw`(?:and )?(?:by )?(?:how|what|who|whom|whose|which|will|would|does|do|is|are|can|could)\b`
/** 'When Britain votes next, who wins?' asks for no time. */
const whenever = new RegExp(
  String.raw`^\W*(?:when|whenever|once|as soon as|(?:each|every) time) (?!(?:${can}|roughly|exactly|about|then)\b)[^?]{3,80}?, (?=${asking})`,
  'iu',
)
/** 'When incomes rise by one per cent, how much does hunger fall?' */
const moves = new RegExp(
  String.raw`^\W*(?:when|whenever|as|(?:each|every) time) .{3,60}\b(?:rises?|grows?|falls?|increases?|declines?|shrinks?|climbs?|drops?|goes? (?:up|down)) by .{1,40}, (?:by )?how (?:much|many|far)\b`,
  'iu',
)

/**
 * Null where none fits: 'bitcoin 2027'. `text` has its capitals, which tell two names from two things. `isGuess`: it
 * depends on what is asked about.
 */
export function readWants(text: string): { wants: Wants | null; isPace: boolean; isGuess: boolean } {
  if (moves.test(text)) return { wants: 'effect', isPace: false, isGuess: false }
  const plain = text.replace(whenever, '').replaceAll(ofWhat, 'that')
  const { wants, isPace = false, isGuess = false } = formOf(plain) ?? unsaid
  if (isPace || ((isGuess || wants === 'amount') && isPaceOf(text.toLowerCase())))
    return { wants: 'amount', isPace: true, isGuess: false }
  return { wants, isPace, isGuess }
}
/** 'Half of what they cost in 2020' asks for no cost. */
const ofWhat = new RegExp(
  String.raw`(?<=\b(?:half|${partNames}|twice|double|triple|times|per ?cent|%)(?: of)? )what(?= (?:it|they|these|those|that|there|the|we)\b)`,
  'giu',
)
const unsaid: { wants: null; isPace?: boolean; isGuess: boolean } = { wants: null, isGuess: true }

const yearly =
  /\b(?:annual(?:ly)?|yearly|(?:a|per|each|every) (?:year|annum)|year (?:by|on|after) year|pace|speed|tempo|rate of (?:growth|decline|increase))\b/
const needs =
  /\b(?:must|needs?|needed|have to|has to|having to|requires?|required|should|so that|so as|in order|takes?|puts?|brings?|gets?|would|to (?:reach|get|be|stand|hit|arrive|make))\b/

/** 'By how much must it rise yearly so as to stand at 90 %?' */
const isPaceOf = (lower: string): boolean => yearly.test(lower) && needs.test(lower)
