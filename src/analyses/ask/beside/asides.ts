/** What is said beside a question and is no part of it: in brackets, of whoever asks, or what leads up to it. */
import { namesSomething } from '../../question/content-words.ts'
import { partNames } from '../../question/number-words.ts'
import { isAlternative, isDecided, readDecision } from '../deciding/decision.ts'
import { isOfOneself, oneself } from './oneself.ts'
import { placesIn } from '../places/place.ts'
import { reportedIn } from './reported.ts'

export type Asked = { told: string[]; rest: string }

const brackets = /\s*[([]([^()[\]]{1,200})[)\]]/gu

/** In which money something is counted: '2021 prices', 'in constant 2015 dollars'. */
const pricesOf =
  /^(?:in |at )?(?:constant |real |today's )?(?:19|20)\d\d\b[\w$\s-]*\b(?:prices|dollars|euros|pounds|money|terms|ppp)$/i

/** 'A flood like Hamburg's of 1962 (5 metres or more)': what is meant is measured, and the name is an example of it. */
const example =
  / (?:like|such as|of the size of|the size of|comparable to) (?:the )?(\p{Lu}[\p{L}-]+)(?:['’]s)?(?: (?:in|of) \d{4})?(?= ?\([^()]*\d[^()]*\b(?:or (?:more|higher|larger|above)|at least|and above)\b| ?\((?:at least|over|more than) [^()]*\d)/gu

/** 'Practically no tea (less than 3 cups)': none of it is what the bound says, which denies nothing; 'will no land' does. */
const none =
  /\b(?:(?:practically|virtually|almost|nearly|effectively|essentially|basically|next to|close to) |(?<!\b(?:will|would|does|do|did|can|has|have) ))no(?= [^(),;?]{2,50} ?\([^()]*\b(?:under|below|less than|fewer than|at most|no more than|up to) [^()]*\d)/giu

/** What stands in brackets is told, but for numbers and single words: 'the sea (in inches)', 'by then (2035)'. */
export function cutBrackets(text: string): Asked {
  const told: string[] = []
  const meant = text
    .replaceAll(none, '')
    .replaceAll(example, (said: string, name: string) => (placesIn(name).length > 0 ? said : ''))
  const rest = meant.replaceAll(brackets, (all: string, inner: string) => {
    if (pricesOf.test(inner)) {
      told.push(inner.trim())
      return ''
    }
    const isBeside = /^\W*(?:not|no|except|excluding|without|other than|unlike)\b/i.test(inner)
    if (!isBeside && (/\d/.test(inner) || !/\s\S+\s/.test(inner.trim())))
      return all.replace(/[([]/u, ', ').replace(/[)\]]/u, ',')
    told.push(inner.trim())
    return ''
  })
  return { told, rest }
}

/** 'Should we sell now, or will tea be dearer?' */
const orElse = /^(\W*(?:should|shall|do|must) (?:i|we)\b[^?]*?),? or (?=(?:will|is|are|does|do|would)\b)(.+)$/isu
/** 'Sell now or wait: will tea be dearer?' */
const offered = /^([^:?]+\bor\b[^:?]*)[:–—] ?(.+)$/isu
const greets = String.raw`(?:do tell|pray|tell (?:me|us)|for|question|asking|quick|hi|hello|hey|dear|curious|serious|seriously|urgent|short|simple|honest|honestly|just|hobby|asking for|speaking as|as an?|from an?|(?:one|two|three|some|several|a few)(?: more| last| quick| short)? (?:questions?|things?|points?|matters?|thoughts?))`
/** 'I teach politics: ...', 'For my class: ...', 'Quick question – ...'. */
const before = new RegExp(
  String.raw`^\W*((?:${greets}\b[^:?]{0,80}?|[^:?]{0,120}?\b(?:${oneself}|considering|weighing|advice|timing|i mean|i\.e\.)(?!\p{L})[^:?]{0,120}?)(?::|[–—]| - )) ?(?=\p{L}|\d)(.+)$`,
  'isu',
)
/** 'Commodity broker: ...', 'Nurse in York here: ...' say who asks. */
const trades =
  'officer|steward|waiter|waitress|bartender|sailor|soldier|policeman|policewoman|firefighter|paramedic|cook|florist|registrar|gravedigger|broker|operator|negotiator|manager|analyst|teacher|planner|buyer|trader|grower|farmer|owner|engineer|nurse|doctor|journalist|editor|reporter|investor|lawyer|actuary|economist|student|pupil|retiree|consultant|director|treasurer|accountant|architect|librarian|historian|agronomist|scientist|researcher|physicist|chemist|geologist|hydrologist|demographer|curator|captain|pilot|pastor|priest|chef|baker|brewer|winemaker|fisherman|forester|miner|builder|plumber|electrician|designer|writer|songwriter|author|adviser|advisor|counsellor|landlord|shopkeeper|grocer|pharmacist|banker|underwriter|insurer|lobbyist|campaigner|activist|volunteer|diplomat|mayor|councillor|watcher|risk|desk|department|team|startup|charity|club|agency|ministry|line|firm|school|class|group|hospital|university|museum|cooperative|authority|foundation|publisher|newspaper|magazine|committee|office|family|couple|father|mother|grandfather|grandmother|trustee|minister|official|translator|musician|artist|photographer|driver|carpenter|tailor|butcher|gardener|beekeeper|midwife|dentist|vet|surgeon|coach|referee|judge|clerk|cashier|programmer|developer|administrator|statistician|mathematician|biologist|astronomer|meteorologist|climatologist'
const trade = new RegExp(
  String.raw`^(\W*(?:[\p{L}'’/-]+ ){0,5}?(?:${trades})s?\b(?: (?:here|asking|at|for|in|of|from|with|on|planning|preparing|writing|looking|budgeting|working|wanting|needing|to|and)\b[^:?.]{0,50})?): ?(?=\p{L}|\d|%)(.+)$`,
  'isu',
)
const wh = String.raw`(?:whether|if|when|how|what|who|whose|which|by when|by how|in which|in what)`
const hinges = String.raw`(?:(?:hang|depend|turn|hinge|ride|rest|bet|stand)s?(?: or falls?)? (?:\w+ )?on|(?:come|boil)s? (?:all )?down to|matters?(?: most| here| to (?:me|us))? is|question(?: (?:here|for (?:me|us)))? is|problem is|issue is)`
const wonders = String.raw`(?:wonder(?:s|ing|ed)?|(?:want|wants|need|needs|like|love|keen|curious|eager|dying|trying|have|has|got) to (?:know|learn|find out|understand|see|estimate|judge|work out|figure out|be sure)|curious|tell (?:me|us)|unsure|not sure|ask(?:s|ing|ed)?(?: (?:me|us|myself|ourselves|about))?|argu(?:e|es|ing|ed)(?: about| over)?|debat(?:e|es|ing|ed)|quarrell?(?:ing)? (?:over|about)|any idea|no idea|find out|(?:to|can you|could you|please) (?:say|estimate|predict|guess|forecast|judge))`
/** 'It all hangs on whether ...', 'my neighbour wants to know when ...'. */
/** 'That depends on inflation in 2028.' */
const hangsOn = new RegExp(
  String.raw`^((?:\W*(?:it|that|this|all|everything|much)\b.{0,30}?|whether (?:we|i) [^:]{2,40}? )\b${hinges}:?) (?!me\b|us\b|you\b)(.+)$`,
  'isu',
)
/** What is wanted may be named, too: 'my pupils want to know the year in which ...'. */
const leads = new RegExp(
  String.raw`^(.*?\b(?:${hinges}|${wonders}),?) (?=${wh}\b(?! (?:or not )?to\b)|the (?:year|date|month|number|share|price|chance|odds|probability|likelihood)\b)(.+)$`,
  'isu',
)

/** What leads up to what is asked, apart from it. 'If' after it is 'whether'. */
/** Whether something is asked in what somebody tells: 'a pupil asked how many there will be'. */
export const asksWithin = (sentence: string): boolean => leads.test(sentence)

export function cutLead(sentence: string): Asked {
  const [, ahead, asked = ''] = leads.exec(sentence) ?? hangsOn.exec(sentence) ?? []
  if (ahead !== undefined) return { told: [ahead], rest: asked.replace(/^if\b/i, 'whether') }
  return claimIn(sentence) ?? ledInto(sentence)
}

function claimIn(sentence: string): Asked | null {
  const said = reportedIn(sentence)
  return said && namesSomething(said.claim) ? { told: [said.told], rest: said.claim } : null
}

function ledInto(sentence: string): Asked {
  const [, told = '', rest = ''] = leadIn(sentence) ?? []
  return isLead(told, rest) ? { told: [told], rest } : { told: [], rest: sentence }
}

function leadIn(sentence: string): RegExpExecArray | null {
  return orElse.exec(sentence) ?? before.exec(sentence) ?? trade.exec(sentence) ?? alternativeIn(sentence)
}

/** 'Nine billion of us: when?' leads up to nothing. */
function isLead(told: string, rest: string): boolean {
  return namesSomething(rest) && (isDecided(told) || readDecision([told], '') !== null || !isItselfAsked(told))
}

function alternativeIn(sentence: string): RegExpExecArray | null {
  const match = offered.exec(sentence)
  return match && isAlternative(match[1] ?? '') ? match : null
}

/** 'For gold at 5,000 dollars' and 'three times the tea' say what is asked. */
const amounts = new RegExp(
  String.raw`\d|%|\b(?:per ?cent|half|${partNames}|twice|double|times|hundred|thousand|million|billion|trillion|more|less|fewer|above|below|under|over|peak)\b`,
  'i',
)
const begins =
  /^\W*(?:will|would|could|can|how|when|what|which|who|whether|is|are|does|do|should|chances?|odds|probability|likelihood)\b/i

/** 'What are our odds: rain or shine?' */
function isItselfAsked(told: string): boolean {
  const timeless = told.replaceAll(/\b(?:19|20)\d\d\b/g, '')
  const isOfWhoever = isOfOneself(told) || /^\W*before (?:i|we)\b/i.test(told)
  return !isOfWhoever && (begins.test(told) || amounts.test(trade.test(`${told}: x`) ? timeless : told))
}

const within = new RegExp(
  String.raw`,? (?:and |but )?not (?:the |what |in |as (?:an? )?|a )?(?:percentages?|per ?cent|shares?|proportions?|rates?|how many(?: people)?|absolute numbers?|numbers?)(?:,|(?= ?[?.]|$))|,? if (?:you|anyone|anybody|anything|only|ever|at all|any|possible|need be|pressed|all goes|the (?:forecast|trend|projection)s? (?:hold|continue))\b[^,;:?.]*(?=,|\?|$)|, (?:for|says?|asks?|as) (?:my|our|a|an) [^,:;?.\d]{2,40}(?=,)|,? (?:please|pls|mind you|that is|i mean|you know|say|roughly speaking|honestly|realistically|in your view|in your opinion|do you think|would you say|if you had to guess)(?=,|$|\?| –)`,
  'giu',
)

/** What is said in between: 'the likelihood, for our planning, of rain'. */
export function cutBetween(sentence: string): string {
  return sentence.replace(/^\W*not that .*?,? but /iu, '').replaceAll(within, '')
}
