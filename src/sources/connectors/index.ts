/** The kinds of sources: a line for each. */
import type { Connector } from '../connector.ts'
import { owid } from './owid.ts'
import { plainFile } from './plain-file.ts'
import { worldBank } from './world-bank.ts'

export const connectors: readonly Connector[] = [worldBank, owid, plainFile]

export function connectorOf(id: string): Connector | undefined {
  return connectors.find((one) => one.id === id)
}
