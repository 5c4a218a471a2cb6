/** Units, where a file itself says them: in brackets after a name, in a line of their own, or as the whole of a name. */

const known = new Set(
  `% ‰ FLOP FLOPS TWh GWh MWh kWh PJ EJ GJ toe Mtoe ppm ppb ppt °C °F K mm cm m km km² km2 ha t kt Mt Gt kg g USD EUR GBP JPY CHF $ € £ ¥ W kW MW GW TW GtCO2 MtCO2 tCO2 GtC MtC
  bbl barrels people persons inhabitants tonnes years days hours hPa pH DU USD/bbl $/bbl $/MMBtu MHz GHz`
    .split(/\s+/)
    .filter(Boolean),
)

export function isUnit(text: string): boolean {
  return known.has(text)
}

/** 'Solar (TWh)' says TWh, 'Rate (deaths per 100,000 (aged))' the whole of its last brackets, 'FLOP' itself. */
export function unitIn(name: string): string | null {
  const text = name.trim()
  if (isUnit(text)) return text
  const [, square] = /\[([^\]]{1,60})\]$/.exec(text) ?? []
  if (square && !square.startsWith('YR')) return square
  return text.endsWith(')') ? lastBrackets(text) : null
}

function lastBrackets(text: string): string | null {
  let depth = 0
  for (let at = text.length - 1; at >= 0; at--) {
    if (text[at] === ')') depth++
    if (text[at] === '(' && --depth === 0) return at > 0 ? text.slice(at + 1, -1).trim() || null : null
  }
  return null
}

/** By which words a number is so many times as large. */
const multiples: readonly [RegExp, number][] = [
  [/^(thousand|thousands|tsd\.?|mille|mil|mila)$/i, 3],
  [/^(lakh|lakhs)$/i, 5],
  [/^(million|millions|millionen|millones|milioni|milhões|mln\.?|mn\.?|mio\.?|mill\.)$/i, 6],
  [/^(crore|crores)$/i, 7],
  [/^(billion|billions|bn\.?|mrd\.?|milliarden|milliards|miliardi|mld\.?)$/i, 9],
  [/^(trillion|trillions|tn)$/i, 12],
]

export function multipleOf(word: string): number | null {
  return multiples.find(([pattern]) => pattern.test(word))?.[1] ?? null
}
