/** What whoever asks has to decide, in their own words; null where they say nothing of it. */

const oneself = String.raw`(?:i|we|my|our|us|i'm|we're|i'd|we'd|the board)`
const ofOneself = new RegExp(String.raw`\b${oneself}\b`, 'iu')
const forms: readonly RegExp[] = [
  /\b(?:should|shall) (?:i|we|my \w+|our \w+|one|they)\b([^?.;]*?)(?=\bor will\b|\bor is\b|[?.;]|$)/iu,
  /\bbefore (?:i|we)\b[^:?.;]*/iu,
  /\b(?:deciding|decide|choosing|choose|weighing|considering|consider|torn between|thinking (?:of|about)|planning to|plan to|wondering whether to|debating whether|unsure whether to|whether to|wants? to|hesitat\w+ to|about to|must|have to|has to|need to|going to)\b[^:?.;]*/iu,
  /\b(?:is it (?:worth|wise|smart|sensible|safe)|worth|wise to|good idea to|time to|does it (?:pay|make sense) to|better to)\b[^?.;]*/iu,
]
/** 'I want to know' decides nothing. */
const merelyAsks = /^.{0,25}\b(?:know|understand|see|ask|be sure)\b/i

/** Of what was `told` beforehand, else of the sentence that asks: 'What inflation should we put into our model?' */
export function readDecision(told: readonly string[], asked: string): string | null {
  for (const text of [...told, asked].filter((one) => ofOneself.test(one)))
    for (const form of forms) {
      const found = form.exec(text)?.[0].trim()
      if (found !== undefined && !merelyAsks.test(found)) return found
    }
  return null
}
