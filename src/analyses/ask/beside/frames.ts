/**
 * How somebody asks for an answer, apart from what they ask: 'Could you tell me, please, how ...', 'I was wondering
 * whether ...', '... - a rough number is fine, thanks'. Taken off in one place, before anything is read. What says which
 * kind of answer is asked for stays.
 */
import { isOfOneself } from './oneself.ts'

const please = String.raw`(?:,? ?(?:please|pls|kindly|perhaps|possibly|maybe|by any chance|if possible|if you can|if you could|if you would|for (?:me|us)|with (?:me|us)|then|also|secondly|thirdly|firstly|finally),?)`
const whom = '(?: me| us| to me| to us| for me| for us)?'
const wh = String.raw`(?:whether|if|when|how|what|who|whose|which|why|where|by when|by how|by what|in which|in what|from which|to which|at what|at which|on what)\b`
/** 'Tell me', 'let us know', 'work out for me'. */
const tells = String.raw`(?:tell(?:ing)?${whom}|let(?:ting)? (?:me|us) know|say(?:ing)?|state|inform(?:ing)? (?:me|us)|advis(?:e|ing)${whom}(?: on)?|giv(?:e|ing)${whom}(?! up)|shar(?:e|ing)${whom}|provid(?:e|ing)${whom}(?: with)?|estimat(?:e|ing)${whom}|work(?:ing)? out${whom}|figur(?:e|ing) out${whom}|calculat(?:e|ing)${whom}|comput(?:e|ing)${whom}|predict(?:ing)?${whom}|forecast(?:ing)?${whom}|show(?:ing)?${whom}|help(?:ing)? (?:me|us) (?:to )?(?:see|understand|find out|work out|estimate)|shed(?:ding)? light on)`
const explains = String.raw`(?:explain(?:ing)?|describ(?:e|ing))(?: to (?:me|us|(?:my|our|the|an?) [^,?]{2,40}?))?`
const modal = '(?:could|can|would|will|might|may)'
const someone = '(?:you|anyone|anybody|someone|somebody|one|farsight)'
const able = String.raw`(?:be able to|happen to|be so (?:kind|good) as to|be willing to|care to|mind|please|kindly|perhaps|possibly|maybe|at all|in fact)`
/** 'Could you perhaps', 'might you be able to'. */
const asks = String.raw`${modal} ${someone}(?: ${able}){0,3}`
const feels = String.raw`(?:(?:very |most |really |quite |so |just |also )*(?:glad|happy|grateful|curious|interested|keen|eager|pleased|obliged|thankful))`
const know = String.raw`(?:know|learn|hear|find out|ask(?: you)?|see|understand|be told|discover|get|have)`
const oneself = String.raw`(?:i|we)`
const ifYou = String.raw`(?:if|whether|that) (?:you|someone|anyone) (?:${modal} ?)?(?:${able} ?){0,2}`
const leads: readonly string[] = [
  String.raw`${asks} ${tells}`,
  String.raw`${asks} (?:know|have (?:an idea|a view|a forecast|a number|a figure|numbers))(?: of| on| for)?`,
  String.raw`(?:do|does|did) ${someone}(?: happen to)? (?:know|have (?:an idea|any idea|a view|a forecast|an estimate|a number|a figure|numbers))(?: of| on| for| about)?`,
  String.raw`(?:have you|has anyone|got) (?:any |an )?(?:idea|clue|view|forecast|estimate)(?: of| on| about)?`,
  String.raw`(?:please |kindly |just |so |do |then |now )*(?:tell (?:me|us)|let (?:me|us) know|give (?:me|us)|say|show (?:me|us))`,
  String.raw`may ${oneself} (?:please )?(?:ask|know|enquire|inquire)(?: you)?`,
  String.raw`${oneself}(?:'d| would| should| 'd)(?: be)? ${feels} (?:to ${know}|${ifYou}${tells}|of your view on|in knowing|about)`,
  String.raw`${oneself}(?:'d| would| should)(?: very much| really| also| just)? (?:like|love|need|want|wish) (?:you )?to ${know}`,
  String.raw`${oneself}(?:'d| would) appreciate (?:it )?(?:${ifYou}${tells}|knowing|hearing|your view on)`,
  String.raw`${oneself}(?:'m| am|'re| are)(?: just| really| very)? (?:wondering|curious|interested|keen|trying|hoping|looking|eager|asking myself|asking)(?: (?:to ${know}|in knowing|about|${ifYou}${tells}))?`,
  String.raw`${oneself} (?:was|were|had been) (?:wondering|hoping|curious|asking myself|thinking)(?: (?:to ${know}|about|${ifYou}${tells}))?`,
  String.raw`${oneself} (?:just |also |often |sometimes |still )?(?:wonder|ask myself|ask)(?: ${ifYou}${tells})?`,
  String.raw`${oneself} (?:just |really |also |only )?(?:want|need|wish|have|hope)(?: you)? to ${know}`,
  String.raw`(?:is there|would there be) (?:any|a) (?:way|chance) (?:to ${know}|of knowing|(?:that )?you (?:know|could ${tells}))`,
  String.raw`for (?:an?|my|our|the|this) (?:[\p{L}-]+ ){1,3}${oneself} (?:need|want|require|seek|am after|are after)(?= (?:the |a |an |your )?(?:number|share|percentage|price|chance|odds|probability|likelihood|year|date|level|amount)\b)`,
  String.raw`${oneself} (?:just |only |really )?(?:need|want|seek|am after|are after|am looking for|'d like|would like) (?=(?:the |a |an |your )?(?:chance|odds|probability|likelihood)\b)`,
  String.raw`(?:any idea|no idea|does anyone know|who knows|tell me|question|my question|the question(?: is)?|quick question)`,
]
/** What stands between the frame and what is asked: 'an idea of', 'your estimate for'. */
const noun = String.raw`(?:(?:an|some|any|your|the|a)(?: best| rough| honest| quick| fair| good| clear)* (?:idea|sense|feel|feeling|notion|indication|estimate|impression|view|guess|opinion|guidance)(?: (?:of|on|for|about|as to|regarding))?|your (?:take|thoughts) on)`
const lead = new RegExp(
  String.raw`^\W*(?:(?:i\.e\.|i mean|in other words|that is(?= to say|,|:)(?: to say)?|namely|to be (?:more )?precise|hello|hi|hey|dear all|good (?:morning|day|evening)|excuse me|sorry|so|and|well|ok|okay)[,!.]? )*(?:${leads.join('|')})(?![\p{L}'])${please}*(?:[,:] ?)?(?: ?${noun}(?=\W))?${please}*[,:]? *`,
  'iu',
)
/** 'If it rains, could you tell me how ...' */
const between = new RegExp(
  String.raw`(?<=[,:;–—] )(?:and |then )?(?:${leads.slice(0, -1).join('|')})(?![\p{L}'])${please}*(?:,? ?${noun}(?=\W))?${please}*[,:]? (?=${wh}|the (?:chance|odds|probability|likelihood|number|share|price|year|date)\b)(?!whether (?:or not )?(?:to|i|we)\b)`,
  'giu',
)
const explaining = new RegExp(
  String.raw`^\W*(?:(?:${asks}|please|kindly|do|can i ask you to) )*${explains}${please}*[,:]? (?=${wh})`,
  'iu',
)
const politely = new RegExp(
  String.raw`^\W*(?:${asks}|please|kindly) ${please}*(?=(?:explain|describ)(?:e|ing)?\b)`,
  'iu',
)
const reporting =
  /^(?:that|about|of|as to|regarding|concerning) (?=(?:the|a|an|how|what|when|which|whether|who|why)\b)/iu

const fine = String.raw`(?:(?:is |would be |will |'s )?(?:fine|ok|okay|enough|good enough|do|all i need|all we need|welcome|appreciated|will do)|suffices?)`
const rough = String.raw`(?:an? )?(?:rough|approximate|ballpark|round|quick|single|simple|one|best|plain|your best)(?: (?:number|figure|estimate|guess|answer|idea|range|guesses|ballpark))?`
/** What is said after a question, and is no part of it. */
const tails: readonly RegExp[] = [
  /[,;.!?–—-]* *\b(?:please|pls|kindly)(?: and)? (?:thank you|thanks)\b[ .!]*$/iu,
  /[,;.!?–—-]* *\b(?:many thanks|thanks(?: a lot| in advance| so much| very much)?|thank you(?: very much| in advance| so much)?|cheers|ta|much appreciated|if i may ask|if i may|if you please|if possible|if you can|if you know|asap|any idea|any ideas|any thoughts|your thoughts|thoughts|what do you (?:have|think|say|reckon)|what's your (?:view|take|guess|forecast)|just curious|out of curiosity|asking for a friend)[ .!?]*$/iu,
  new RegExp(String.raw`[,;.!–—(-]+ *(?:just )?${rough} ${fine}[ .!)]*$`, 'iu'),
  new RegExp(
    String.raw`[,;.!–—(-]+ *(?:just )?(?:an? )?(?:rough|approximate|ballpark|round) (?:number|figure|estimate|guess|answer|idea)(?: please)?[ .!)]*$`,
    'iu',
  ),
  /[,;.!–—(-]+ *(?:no (?:essay|story|lecture|prose|waffle|explanation|details?)|keep it short|in (?:one|a) (?:line|sentence|word)|short answer|be brief|numbers? only|just (?:a|the) (?:number|figure|year|date)|only (?:a|the) (?:number|figure)|one number)(?: needed| please)?[ .!)]*$/iu,
  /(?<=\p{L}|\d|%|\)),? *(?:please|pls)[ .!]*(?=\?|:|$)/iu,
  // What it says of a span of years is in the span.
  /[,;–—(-]+ *(?:so |that is,? |i\.e\. )?(?:not|neither|no) (?:sooner|earlier|later|before|after)(?: (?:and|nor|or) (?:not |no )?(?:sooner|earlier|later|before|after))?(?: than that| that)?[ .!?)]*$/iu,
]
/** They ask for a chance, in words that seem to deny. */
const chanceOnly: readonly RegExp[] = [
  /[,;.!?–—(-]* *\b(?:just |only )?(?:the |a )?(?:chance|odds|probability|likelihood)(?: only| alone| is enough| is all i need|,? nothing else)(?: please)?[ .!)?]*$/iu,
  /[,;.!?–—(-]+ *\b(?:yes or no(?:,? and how (?:sure|certain|likely))?|likely or (?:not|unlikely)|(?:true|right) or (?:false|wrong|not)|how (?:sure|certain) are you|yes\/no)[ .!)?]*$/iu,
]

/** What is said after all that is asked. */
export function withoutTail(text: string): string {
  const said = text.trim()
  const last = chanceOnly.map((pattern) => pattern.exec(said)).find((found) => found !== null)
  if (last) return withoutTail(`${said.slice(0, last.index)} – chance?`)
  const cut = tails.reduce((rest, pattern) => rest.replace(pattern, ''), said).trim()
  if (cut === said || !saysSomething.test(cut)) return said
  return withoutTail(said.endsWith('?') && !cut.endsWith('?') ? `${cut}?` : cut)
}

const saysSomething = /[\p{L}\p{N}]{2}/u
const fears = String.raw`(?:do|does|should|must|need) (?:i|we|one|anybody|anyone|the world)(?: still)?(?: (?:have|need) to)? (?:worry|be worried|be afraid|be concerned|be prepared|fear)`
const mayBe = String.raw`is there (?:still |really )?(?:an?|any|some|much)(?: real| serious| great| big| small)? (?:danger|risk|threat|prospect|possibility|likelihood|chance)`
/** 'Do we have to worry that it rains?', 'is there a danger of rain?' ask for its chance. */
const feared: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`^(\W*)(?:${fears}(?: about)?|${mayBe}) that (?!you\b)`, 'iu'), '$1how likely is it that '],
  [
    new RegExp(
      String.raw`^(\W*)(?:${fears}(?: about| of| for)?|${mayBe} of) (?!(?:to|or|and|when|if|you)\b)(?=\p{L})`,
      'iu',
    ),
    '$1how likely is ',
  ],
]
/** What is said of the view of whoever answers: 'the price that you expect', 'which state you expect to win'. */
const viewed: readonly (readonly [RegExp, string])[] = [
  ...feared,
  [
    /\b((?:which|who|what)(?: [^,?:]{1,40}?)?) (?:do )?you (?:would )?(?:expect|think|reckon|believe) (?:will|to) /giu,
    '$1 will ',
  ],
  [
    /\b(which|what|who) (?:do )?you (?:would )?(?:consider|think|judge|deem|find)(?: to be| is)? (?=(?:the )?(?:more|less|likelier))/giu,
    '$1 is ',
  ],
  [
    / (?:that|which) (?:you(?:'d| would)? (?:expect|foresee|forecast|predict|project)|is (?:to be )?(?:expected|forecast|projected))(?! (?:to|that)\b)/giu,
    '',
  ],
]
/** 'I wonder whether to sell' is what whoever asks decides. */
const decides =
  /^(?:(?:\p{L}+ )?(?:whether|if|when|how|what|who|whom|which|where)(?: or not)? (?:\p{L}+ )?to\b|(?:whether|if|when|how|what)(?: or not)? (?:i|we|my|our)\b|(?:to|i|we|it|them|him|her|you|more|so)\b)/iu

/** 'Say it rains.' takes the rain as given; 'Say when.' asks. */
const supposes = new RegExp(
  String.raw`^\W*say,? (?!${wh}|(?:the|a|an|your) (?:\p{L}+ )?(?:chance|odds|probability|likelihood|number|share|price|year|date)\b)[^?:]+\.$`,
  'isu',
)

/** A sentence without what leads up to what it asks, at its beginning and after what it takes as given. */
export function withoutLead(sentence: string): string {
  if (supposes.test(sentence)) return sentence
  const plain = viewed.reduce(
    (said, [pattern, meant]) => said.replace(pattern, meant),
    sentence.replace(explaining, '').replace(politely, ''),
  )
  const [found = ''] = lead.exec(plain) ?? []
  const rest = plain.slice(found.length).replace(reporting, '').trim()
  // 'Do you know?' asks for nothing else.
  if (found === '' || !saysSomething.test(rest) || decides.test(rest)) return withoutBetween(plain)
  return withoutLead(asQuestion(rest))
}

/** What stands before it is taken as given, and what is told of whoever asks is cut together with it elsewhere. */
const withoutBetween = (text: string): string =>
  text.replaceAll(between, (said: string, at: number) => (isOfOneself(text.slice(0, at)) ? said : ''))

/** 'I wonder if it rains.' asks whether. */
function asQuestion(rest: string): string {
  const asked = rest.replace(/^if\b/iu, 'whether')
  return asked.endsWith('?') ? asked : `${asked.replace(/[.!;]+$/u, '')}?`
}
