/** What somebody is reported to say or think: 'My brother insists gold will double.' The claim is what is asked about. */

const speaks = String.raw`(?:insists?|claims?|says?|said|thinks?|thought|believes?|bets?|reckons?|argues?|expects?|fears?|hopes?|swears?|predicts?|forecasts?|guess(?:es)?|assumes?|maintains?|warns?|promises?|suspects?|keeps? (?:saying|telling me|telling us|insisting)|(?:told|tells|tell) (?:me|us|everyone|everybody)|(?:is|are|am|was|were|'m|'re) (?:quite |pretty |very |all )?(?:sure|convinced|certain|betting|claiming|saying|afraid|worried|confident|adamant|positive|hoping|expecting|wondering)|(?:has|have) (?:heard|read|been told))`
const reported = new RegExp(
  String.raw`^(\W*[^,:;?.!–—]{1,70}?\b${speaks})(?:,| that)? (?=\p{L}|\d|")(?!(?:to|for|about|of|on|in|what|when|how|whether|if|which|who)\b)(.+)$`,
  'isu',
)
const claims = /\b(?:will|won't|would|is|are|going to|can|could|may|might|does|has|have|never|by (?:19|20|21)\d\d)\b/i
const asksItself =
  /^\W*(?:will|would|could|can|how|when|what|which|who|whether|is|are|does|do|did|should|has|have|if|suppose|assume|assuming|say)\b/i

/** Null where nobody is. */
export function reportedIn(sentence: string): { told: string; claim: string } | null {
  const [, told = '', claim = ''] = reported.exec(sentence) ?? []
  return told === '' || asksItself.test(told) || !claims.test(claim) ? null : { told, claim }
}
