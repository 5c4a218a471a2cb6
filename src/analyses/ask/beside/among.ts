/**
 * Three or more of which a question asks for the one that has most, or least: 'which will make the most electricity: wind,
 * sun or nuclear?' Two of them are compared.
 */
const small = String.raw`(?:will|would|could|can|do|does|is|are|be|which|what|who|the|most|least|of|in|by|or|and|for|to|at|from|on|with)`
const thing = String.raw`(?:the )?(?!${small}\b)\p{L}[\p{L}\d-]*(?: (?!${small}\b)\p{L}[\p{L}\d-]*){0,3}`
const list = String.raw`(${thing}(?:, ${thing}){1,2},? (?:or|and) ${thing})`
const largest = String.raw`(?:most|largest|biggest|highest|greatest|dearest|on top|leads?|first|number one|ahead)`
const smallest = String.raw`(?:least|smallest|lowest|fewest|cheapest|last)`
const either = String.raw`\b(?:${largest}|${smallest})\b`
const lists = [
  new RegExp(String.raw`\b(?:which|what)\b.{0,90}?${either}.{0,60}?[:,–-] ?${list}\W*$`, 'u'),
  new RegExp(
    String.raw`\b(?:which|what|who)(?: one)? (?:of|out of|among|from) (?:the )?${list} .{0,60}?${either}`,
    'u',
  ),
  new RegExp(String.raw`^\W*rank (?:the )?${list}\b`, 'u'),
  new RegExp(String.raw`^\W*(?:out )?of ${list},? (?:which|what)\b.{0,60}?${either}`, 'u'),
  new RegExp(String.raw`^\W*${list}[:,–-] ?(?:which|what)\b.{0,60}?${either}`, 'u'),
  new RegExp(String.raw`^\W*(?:will|is|does) ${list} .{0,40}?\bthe ${either}`, 'u'),
]

export type Among = { things: string[]; isLeast: boolean }

/** In small letters; null where no such list is asked about. */
export function amongIn(text: string): Among | null {
  const lower = text.toLowerCase().replaceAll(/\s+/g, ' ')
  const said = lists.map((pattern) => pattern.exec(lower)?.[1]).find((one) => one !== undefined)
  const things = said?.split(/,? (?:or|and) |, /u).map((one) => one.replace(/^the /, '').trim()) ?? []
  const isLeast = new RegExp(String.raw`\b${smallest}\b`, 'u').test(lower)
  return things.length >= 3 && things.length <= 4 ? { things, isLeast } : null
}
