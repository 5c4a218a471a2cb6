/**
 * Things that a question asks about as one amount: of 'will wind and solar together make 900 TWh' wind and solar. And the
 * two of which it asks by how much one is above the other: 'at least 500 TWh more than nuclear'.
 */

/** They hold a sentence together, and name no part of a sum. */
const small = String.raw`(?:will|would|could|can|may|might|shall|should|do|does|did|is|are|be|was|were|has|have|how|much|many|what|which|that|if|the|a|an|of|from|by|in|for|to|and|or|plus|both|all|will|chance|odds|together|combined|sum|total|between|than|more|less|least|most|when|whether|once)`
const word = String.raw`(?!${small}\b)\p{L}[\p{L}\d-]*`
const thing = String.raw`(?:the )?${word}(?: (?:of |from )?${word}){0,2}?`
const list = String.raw`(${thing}(?:, ${thing}){0,2},? (?:and|plus|&|\+) ${thing})`
const together = String.raw`(?:together|combined|jointly|in total|put together|taken together|added up|added together|between them|as one|all told|in sum|summed(?: up)?)`
const sums = [
  // 'Will wind and solar together make', 'how much will wind and solar make together'.
  new RegExp(String.raw`\b${list}(?: ${word}| (?:will|would|can|do|be|is)){0,4}?,? ${together}\b`, 'u'),
  // 'The sum of wind and solar', 'the combined output of wind and solar', 'the joint share of tea and coffee'.
  new RegExp(String.raw`\b(?:the )?(?:sum|total) of (?:the )?(?:${word} (?:of|from) )?${list}\b`, 'u'),
  new RegExp(String.raw`\b(?:combined|joint|summed|added|total) (?:${word} ){1,3}(?:of|from|for|by) ${list}\b`, 'u'),
  new RegExp(String.raw`\b(?:together|combined|taken together|put together),? ${list}\b`, 'u'),
  // 'What will wind and solar add up to', 'come to together'.
  new RegExp(String.raw`\b${list}(?: ${word}){0,2} (?:adds?|sums?|comes?) (?:up )?to\b`, 'u'),
  new RegExp(String.raw`\b(${thing} (?:plus|\+) ${thing}(?: (?:plus|\+) ${thing})?)\b`, 'u'),
]

/** Two to four, as they were typed in small letters; null where no sum is asked for. */
export function summandsIn(text: string): string[] | null {
  const each =
    sumIn(text)?.[1]
      ?.split(/,? (?:and|plus|&|\+) |, /u)
      .map((one) => one.replace(/^the /, '').trim()) ?? []
  return each.length < 2 || each.length > most ? null : each
}
const most = 4

/** All that asks for a sum: 'wind and solar together'. What tells of one of them tells less than was asked. */
export const sumSaidIn = (text: string): string | null => sumIn(text)?.[0] ?? null

/** The first; 'both together' is asked of two events. */
function sumIn(text: string): RegExpExecArray | null {
  const lower = text.toLowerCase().replaceAll(/\s+/g, ' ')
  if (/\bboth\b/.test(lower)) return null
  return sums.map((pattern) => pattern.exec(lower)).find((found) => found !== null) ?? null
}
