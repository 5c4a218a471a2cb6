/** What a question takes as given: 'if ...', 'suppose ...', 'should X happen', 'unless ...'. */
import { namesSomething } from '../question/content-words.ts'
import { following, followsFrom, withoutFollowing } from './beside/following.ts'
import { isNegated } from './negation.ts'

export type Given = { text: string; negated: boolean }
type Split = { given: Given | null; asked: string }

/** Words that a question has; what has none is told. */
export const asks =
  /\?|\b(?:will|would|could|can|how|when|what|which|who|whether|is|are|does|do|should|chances?|odds|probability|likelihood)\b/i

const supposes = String.raw`(?:let's |let us |just |say we )?(?:suppose|supposing|assume|assuming|imagine|say|given|granted|provided|presume|presuming|picture|take it (?:as given |as read |for granted )?|take (?:it )?as (?:given|read)|put the case)(?: that|,)?`
const modal = String.raw`(?:will|would|could|can|do|does|did|is|are|may|might|should|how|what|when|who|which|has|have)`
const ifs = String.raw`(?:if|in case|provided(?: that)?|assuming(?: that)?|supposing|given that|conditional on|in the event (?:of|that)|on condition that|on the assumption that|under the assumption that|on the condition that|as long as|so long as|in the case (?:of|that)|contingent (?:up)?on|presuming(?: that)?)`

/** `also`: what is asked goes on after what is given. */
type Form = { pattern: RegExp; given: number; asked: number; also?: number; isUnless?: boolean }
const forms: readonly Form[] = [
  // A colon or a dash parts more than a comma does.
  {
    pattern: new RegExp(
      String.raw`^\W*(?:and |but |so |even |only |what )?(?:${ifs}|${supposes}) ([^:–—]+?)(?::| [-–—]) (?:then )?(.*\p{L}.*)$`,
      'isu',
    ),
    given: 1,
    asked: 2,
  },
  // 'How likely is it, should it rain, that tea is dear?'
  {
    pattern: new RegExp(
      String.raw`^(.+?), (?:${ifs}|should|given|supposing) (.+?),? (?=(?:that|whether)\b)(.+)$`,
      'isu',
    ),
    given: 2,
    asked: 1,
    also: 3,
  },
  {
    pattern: new RegExp(String.raw`^\W*(.+? having \p{L}+.*?), (?=${modal}\b)(.+)$`, 'isu'),
    given: 1,
    asked: 2,
  },
  {
    pattern: new RegExp(
      String.raw`^\W*(?:and |but |so |even |only |what )*(?:${ifs}|${supposes}|once|in a world (?:where|in which|with)|should it be that) (.+?)(?:,| then)+ (?:then )?(.*\p{L}.*)$`,
      'isu',
    ),
    given: 1,
    asked: 2,
  },
  {
    pattern: new RegExp(
      String.raw`^\W*(?:and |but |so |even |only |what )*(?:if|assuming(?: that)?|supposing) (.+?) (?<!\bthe )(?=${modal}\b(?! to\b))(.+)$`,
      'isu',
    ),
    given: 1,
    asked: 2,
  },
  { pattern: /^\W*unless (.+?), (.+)$/isu, given: 1, asked: 2, isUnless: true },
  {
    pattern: /^\W*without (.+?), ((?:will|would|could|can|how|what|when|does|do|is|are)\b.+)$/isu,
    given: 1,
    asked: 2,
    isUnless: true,
  },
  {
    pattern: /^\W*with (.+?), ((?:will|would|could|can|how|what|when|does|do|is|are)\b.+)$/isu,
    given: 1,
    asked: 2,
  },
  { pattern: /^\W*(?:should|were|had) (?!i\b|we\b|one\b)(.+?), (.+)$/isu, given: 1, asked: 2 },
  {
    pattern: new RegExp(
      String.raw`^(.+?),? (?:${ifs}|(?<!\b(?:be|been|being|is|are|was|were|get|gets|has|have) )given) (?!not\b|so\b|any\b|ever\b|at all\b|possible\b)(.+?)\??$`,
      'isu',
    ),
    given: 2,
    asked: 1,
  },
  // 'China blockades it: would trade fall because of that?'
  {
    pattern: new RegExp(
      String.raw`^\W*(?!${modal}\b)(.+?)(?::|;| [-–—]|,(?: and)?) (?=${modal}\b.*\b${following}\W*$)(.+)$`,
      'isu',
    ),
    given: 1,
    asked: 2,
  },
  { pattern: /^(.+?),? unless (.+?)\??$/isu, given: 2, asked: 1, isUnless: true },
  { pattern: /^(.+?), should (.+?)\??$/isu, given: 2, asked: 1 },
]

export function splitCondition(text: string): Split {
  for (const form of forms) {
    const match = form.pattern.exec(text)
    const split = match && splitBy(form, match)
    if (split) return split
  }
  return { given: null, asked: text }
}

function splitBy({ given: place, asked: rest, also, isUnless = false }: Form, match: RegExpExecArray): Split | null {
  const [given, asked] = [
    match[place]?.trim().replace(/^that /iu, '') ?? '',
    [match[rest], also && match[also]].filter(Boolean).join(' ').trim(),
  ]
  // 'Without war, do we get to 2030?' asks for no war.
  const saysNothing = isUnless && !namesSomething(asked)
  if (saysNothing || !isTakenAsGiven(given) || !isAsked(asked)) return null
  return { given: { text: given, negated: isNegated(given) !== isUnless }, asked }
}

function isTakenAsGiven(given: string): boolean {
  return isClause(given) && namesSomething(given) && !ofOneself.test(given) && !isGoal.test(given)
}

/** 'If it is to reach 900 TWh' is what growth is asked for. */
const isGoal = /\b(?:is|are|has|have) to (?!come|be true)\p{L}/iu
/** 'If I retire in 2045' is told. */
const ofOneself = /^(?:i|we|my|our|you|one)\b/i
const isClause = (text: string): boolean => /\p{L}{2}/u.test(text) && text.includes(' ')

/** 'I wonder if X will happen' asks for X. */
function isAsked(text: string): boolean {
  return text !== '' && asks.test(`${text}?`) && !/\b(?:wonder|know|tell me|see|ask|sure)$/i.test(text)
}

const supposed = new RegExp(
  String.raw`^\W*${supposes} (.+?)[.;!]*$|^(.+?),? (?:let's |let us )?(?:say|suppose|assume)[.;!]*$`,
  'i',
)

/** Of a sentence of its own: 'Suppose emissions are not under 10,500 MtC in 2030.' */
export function supposedIn(sentence: string): Given | null {
  const [, after, before] = supposed.exec(sentence) ?? []
  const text = after ?? before
  return text === undefined ? null : { text, negated: isNegated(text) }
}

const refers =
  /,? ?\b(?:in (?:that|this|such an?) (?:case|event|world|scenario)|(?:on|under|with|given|granting|granted|assuming|supposing) (?:that|this|these|those)(?: (?:basis|footing|assumptions?|premise|condition|circumstances|conditions?|case|supposition))?(?: (?:as )?(?:given|granted|true|done|in place))?(?=,| ?\?|$)|if (?:so|that happens|that is so|it does|they do|it is)|that (?:granted|given|being so)|(?<!\b(?:by|before|until|till|since|from) )then(?= ?\?|$))\b,?/iu

/** 'In that case, will it rain?' asks on the condition of what was told before. Null where it does not. */
export function onWhatWasTold(sentence: string): string | null {
  if (followsFrom(sentence)) return withoutFollowing(sentence)
  return refers.test(sentence) ? sentence.replace(refers, ' ').trim() : null
}
