/** Every way of writing that there is no value. None of them is nought. */
const words =
  /^(n\.?\/?a\.?|n\.?d\.?|nan|null|none|nil|k\.\s?A\.|\(na\)|#(n\/a|na|div\/0!|ref!|value!|num!|name\?|null!)( n\/a)?)$/i
const signs = /^(|\.{1,3}|…|[-–—−]+|\/|x|\*+)$/i
/** Eurostat writes flags beside the colon: ': c'. */
const colon = /^:\s?[a-z]{0,3}$/i

export function isMissing(text: string): boolean {
  return text === '' || signs.test(text) || words.test(text) || colon.test(text)
}
