/** The kinds of sources: a line for each. */
import type { Connector } from '../connector.ts'
import { broughtFile } from './brought-file.ts'
import { eia } from './eia.ts'
import { eurostat } from './eurostat.ts'
import { fred } from './fred.ts'
import { hdro } from './hdro.ts'
import { jsonStat } from './json-stat.ts'
import { owid } from './owid.ts'
import { pageviews } from './pageviews.ts'
import { pinkSheet } from './pink-sheet.ts'
import { plainFile } from './plain-file.ts'
import { sdmx } from './sdmx.ts'
import { unPopulation } from './un-population.ts'
import { unSdg } from './un-sdg.ts'
import { whoGho } from './who-gho.ts'
import { wikidata } from './wikidata.ts'
import { worldBank } from './world-bank.ts'

export const connectors: readonly Connector[] = [
  worldBank,
  owid,
  eurostat,
  sdmx,
  unSdg,
  unPopulation,
  fred,
  eia,
  whoGho,
  pinkSheet,
  hdro,
  wikidata,
  pageviews,
  jsonStat,
  plainFile,
  broughtFile,
]

export function connectorOf(id: string): Connector | undefined {
  return connectors.find((one) => one.id === id)
}
