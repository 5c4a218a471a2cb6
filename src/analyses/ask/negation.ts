/** Whether a question asks for what does not happen: 'fail to', 'without', 'never'. */

/** 'Without anybody noticing', 'without burning coal' tells how something happens, and denies nothing that is to happen. */
const manner = String.raw`without (?:[\p{L}'-]+ ){0,2}?\p{L}{3,}ing\b`
/** 'Will we get to 2040 without a dam breaking' asks whether one breaks. */
const passage = String.raw`\b(?:gets? (?:to|through|past|by)|got (?:to|through)|go(?:es)?(?: by| past)?|pass(?:es)?(?: by)?|makes? it|comes? (?:through|to an end)|reach(?:es)? (?:the (?:year|end) )?(?:of )?(?:20|21)\d\d|survives?|ends?|lives?|lasts?|closes?|through|past|is over|be over)\b[^,;?]{0,40} `
const byManner = new RegExp(String.raw`(?<!${passage})\b${manner}`, 'gu')

/** Each as it is told; in small letters. */
export const mannersIn = (text: string): string[] =>
  [...text.toLowerCase().replaceAll('’', "'").matchAll(byManner)].map(([said]) => said)

const nots =
  /\b(?:not|never|without(?! (?:(?:an?|any|one|a single|even a) )?(?:gap|break|interruption|pause|doubt|question|exception|warning|delay|stop)s?\b)|los(?:e|es|t|ing) (?:its|the|her|his|their) (?:first|top|leading|lead|crown|title|place|position|spot|number one|seat|post|office|rank)\b|los(?:e|es|t|ing) (?:the |an |that )?(?:[\p{L}\d-]+ ){0,3}?(?:elections?|race|vote|presidency|white house|ballot|runoff)\b|(?:cedes?|forfeits?|gives? up) (?:its|the|her|his|their) (?:first|top|lead|leading|crown|title|place|position|spot|seat|post)\b|(?:some|any)(?:body|one|thing)? ?(?:country|state|party|team|nation|man|woman|person)? ?(?:other|else) than\b|(?:any|every|some) ?(?:one|body|party|country|team|candidate) (?:but|except|bar|save)\b|(?:be|is|are|was|were|get|gets|been) spared|(?:still|be|is|are|was|were|remains?|remained|stays?|stayed) outside(?: of)? (?:the|of)\b|(?:stay|keep|remain|sit|kept|sat)(?:s|ed|ing)?(?: (?:well|right|clear|firmly|entirely))? out(?! of (?:the )?reach| (?:in front|ahead|on top|late|loud))\b|(?:keep|kept|sit|sat)(?:s|ting|ing)? (?:(?:the |its |their |an? )?[\p{L}'-]+ ){1,3}out(?= of\b(?! (?:the )?reach)|\W*$| (?:if|when|in|by|until|till|through|before)\b)|(?:stay|keep|steer|remain|kept)(?:s|ed|ing)? (?:well )?(?:away|clear|aloof|neutral|uninvolved|on the sidelines|on the fence|at home|hands off)\b|(?:stand|step|stood|look)(?:s|ped|ping|ing|ed)? (?:aside|idly by|idle|on idly|back and watch|by and watch)\b|another (?:country|state|party|team|nation|man|woman|person) than\b|lack(?:s|ing)?(?! of)|(?:deprived|devoid|bereft) of|cut off from|fails? to|failing to|fail|avoids?|avoided|no longer|cannot|out of reach|beyond (?:the )?reach|nobody|no one|none of|neither|nothing|nowhere|refrains? from|hold(?:s|ing)? off|un(?:beaten|broken|solved|settled|cracked|proved|proven|resolved|surpassed|conquered|used|touched|licensed|signed|ratified|answered|matched)|record\b.{0,40}?\b(?:stand|survive|hold|last)s?|refuse[sd]? to|short of(?! ?(?:us)?[$€£\d]))\b|n't\b|(?<!\b(?:net|to|at|near|hit|hits|reach|reaches|below|above|from)[ -])\bzero (?=\p{L})(?!(?:carbon|emission|growth|sum|hour|day|rate|point|degree|interest|tariff|waste|tolerance|in|by|or|and)s?\b)|\bno (?!(?:more|less|fewer|higher|lower|later|earlier) than|matter\b|1\b|one\b|longer\b|10\b)(?=[\p{L}\d])/gu
/** They deny nothing: what leaves the answer open, asks for few words, or keeps two things apart. */
const asides = new RegExp(
  [
    String.raw`\bnot (?:more|less|fewer|higher|lower|later|earlier|only|exceed|just|sure|certain|to mention)\b`,
    String.raw`\b(?:whether|if|is that) or not\b|\bor not\b|\bwhy not\b|\bif not\b`,
    String.raw`\b(?:yes|yea|yeah|aye)(?:,| or| and|\/|:)? ?(?:or )?(?:no|nay|not)\b|\bno,? ?(?:or|\/) ?yes\b`,
    String.raw`\bnot (?:one|the one|either) (?:given|if|after|under|of) (?:the|them)\b`,
    String.raw`,? not (?:in )?(?:percent|per ?cent|%|shares?|words|dollars|euros|numbers?|totals?|averages?)\b`,
    String.raw`\bno (?:matter|doubt|offen[cs]e|need to|rush|hurry|jargon|waffle|caveats?|essay|words|more words)\b`,
  ].join('|'),
  'gu',
)
/** Whoever begins with 'won't' or 'isn't' expects it. */
const rhetoric = /^\W*(?:won|isn|aren|don|doesn|couldn|can|wouldn|shouldn)'t\b/u

/** An even number of them says nothing against it. */
export function isNegated(text: string): boolean {
  const said = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(asides, ' ')
    .replaceAll(byManner, ' ')
    .replace(rhetoric, ' ')
  return (said.match(nots)?.length ?? 0) % 2 === 1
}

const absence =
  /\b(?:gone|eradicated?|eliminated?|extinct|wiped out|stamped out|died out|disappear\w*|vanish\w*|over and done|a thing of the past|history|zero|free of|freed of|rid of|defeated|beaten|extinguished|ended)\b/i

/** Whether a text says that there is none of a thing, without a word that denies. */
export const isOfAbsence = (text: string): boolean => absence.test(text)
