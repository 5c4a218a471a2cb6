/** The kinds of sources: a line for each. */
import type { Connector } from '../connector.ts'
import { eia } from './eia.ts'
import { eurostat } from './eurostat.ts'
import { fred } from './fred.ts'
import { jsonStat } from './json-stat.ts'
import { owid } from './owid.ts'
import { pageviews } from './pageviews.ts'
import { plainFile } from './plain-file.ts'
import { sdmx } from './sdmx.ts'
import { unSdg } from './un-sdg.ts'
import { whoGho } from './who-gho.ts'
import { worldBank } from './world-bank.ts'

export const connectors: readonly Connector[] = [
  worldBank,
  owid,
  eurostat,
  sdmx,
  unSdg,
  fred,
  eia,
  whoGho,
  pageviews,
  jsonStat,
  plainFile,
]

export function connectorOf(id: string): Connector | undefined {
  return connectors.find((one) => one.id === id)
}
