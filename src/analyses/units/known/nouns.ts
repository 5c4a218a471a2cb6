/** What units count, and what shares are of: words for one thing made one. */

const people =
  'people|persons?|humans?|human beings|inhabitants|individuals|population|capita|head|residents|adults|deaths?|dead|killed|people killed|fatalities|victims|lives|journalists|peacekeepers|troops|soldiers|refugees|migrants|passengers|prisoners|workers'
const same: readonly (readonly [string, RegExp])[] = [
  ['people', new RegExp(`^(?:${people})$`)],
  ['cars', /^(?:(?:new |electric )*(?:cars?|vehicles?|evs?))$/],
  ['countries', /^(?:(?:un )?(?:member )?(?:countries|country|states?|nations?))$/],
  ['launches', /^(?:(?:orbital |rocket )*(?:launch(?:es)?|launch attempts?|rockets?))$/],
  ['women', /^wom[ae]n$/],
  ['births', /^(?:(?:live )?births?|newborns?|babies)$/],
  ['articles', /^(?:(?:wikipedia )?(?:articles?|entries))$/],
]

/** Null where nothing is named; without the plural's s where nothing is known of it. */
export function nounOf(words: string): string | null {
  const said = words.toLowerCase().trim()
  if (said === '') return null
  return same.find(([, pattern]) => pattern.test(said))?.[0] ?? said.replace(/(?<=..[^s])s$/, '')
}

const wholes: readonly (readonly [string, RegExp])[] = [
  ['carbon', /^c(?:arbon)?$/],
  ['co2', /^(?:co2|carbon dioxide)$/],
  ['co2e', /^co2(?:e|[ -]?eq(?:uivalents?)?)$/],
  ['gdp', /^(?:gdp|gross domestic product|national income|the economy|economic output)$/],
  ['generation', /^(?:(?:electricity |power )?generation|electricity|(?:electric )?power|electricity generated)$/],
  ['air', /^(?:air|atmosphere)$/],
  ['employment', /^(?:employment|jobs|all jobs|employed people|the workforce|workforce)$/],
]

/** Of '% of GDP' the gdp. */
export function wholeOf(words: string): string | null {
  const said = words
    .toLowerCase()
    .replace(/^(?:world |global |total |all )+/, '')
    .trim()
  return wholes.find(([, pattern]) => pattern.test(said))?.[0] ?? nounOf(said)
}
