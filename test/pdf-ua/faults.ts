/**
 * Where a PDF is not for everybody: the checks of PDF/UA-1 (ISO 14289-1) that a machine can make, as the Matterhorn
 * Protocol and veraPDF count them. What only people can judge (whether a description describes) is not among them.
 */
import { checks } from './checks/index.ts'
import { openPdf } from './file.ts'

export type Fault = { clause: string; matterhorn: string; says: string; where: string }

export async function faultsOf(bytes: Uint8Array): Promise<Fault[]> {
  const file = await openPdf(bytes)
  return checks.flatMap(({ clause, matterhorn, says, faults }) =>
    faults(file).map((where) => ({ clause, matterhorn, says, where })),
  )
}
