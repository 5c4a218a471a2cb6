/** Two things of which the sum is asked for: 'solar and wind together'. What tells of one of them tells less than was asked. */
const thing = String.raw`\p{L}[\p{L}\d-]*`
const things = String.raw`(?:${thing}, )*${thing}(?:,? (?:and|plus|&) )${thing}`
const together = String.raw`(?:together|combined|jointly|in total|put together|taken together|added up)`
const sums = [
  new RegExp(String.raw`\b${things}(?: ${thing}){0,5}? ${together}\b`, 'gu'),
  new RegExp(String.raw`\b(?:the )?(?:sum|total) of ${things}`, 'gu'),
  new RegExp(String.raw`\b(?:together|combined),? ${things}`, 'gu'),
  new RegExp(String.raw`\b${thing} plus ${thing}`, 'gu'),
  new RegExp(String.raw`\b${things}(?: ${thing}){0,3}? (?:between them|adds? up to|sums? (?:up )?to)\b`, 'gu'),
  new RegExp(String.raw`\b(?:combined|joint|summed) (?:${thing} ){1,3}(?:of|from|for|by) ${things}`, 'gu'),
]

/** Of a text in small letters. 'Both together' is asked of two events, and of no sum. */
export function summedIn(rest: string): string[] {
  if (/\bboth\b/.test(rest)) return []
  return sums.flatMap((pattern) => [...rest.matchAll(pattern)].map(([said]) => said)).slice(0, 1)
}
