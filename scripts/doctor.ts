/**
 * `npm run doctor`: looks at the environment, the database and what lies outside, says one line of each, and ends with 1
 * where something must be mended. It changes nothing.
 */
import { knownVariables, readConfig, WrongConfig } from '#kit/server/config/config.ts'
import { findDatabase } from '#kit/server/database.ts'
import { codeOf, type Finding, lineOf } from '#kit/server/doctor/finding.ts'
import { namesFindings } from '#kit/server/doctor/names.ts'
import { databaseFindings, replicationFinding } from '#kit/server/doctor/of-database.ts'
import { paymentFinding, proxyFinding } from '#kit/server/doctor/of-settings.ts'
import { addressFinding, backupFinding, mailFinding } from '#kit/server/doctor/of-outside.ts'

function tell(findings: readonly Finding[]): void {
  for (const finding of findings) process.stdout.write(`${lineOf(finding)}\n`)
  if (findings.some(({ state }) => state === 'mend')) process.exitCode = 1
}

function readOrTell() {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof WrongConfig)) throw error
    tell(error.lines.map((says) => ({ part: 'environment', state: 'mend', says })))
    return null
  }
}

async function tellOfDatabase(config: ReturnType<typeof readConfig>): Promise<void> {
  try {
    const database = await findDatabase<object>(config)
    tell(await databaseFindings(database.db))
    if (config.backups.to) tell([await replicationFinding(database.url)])
    await database.close()
  } catch (error) {
    // The embedded one says in a sentence why it cannot start.
    const says = config.databaseUrl || !(error instanceof Error) ? `is not reached (${codeOf(error)}).` : error.message
    tell([{ part: 'database', state: 'mend', says }])
  }
}

const config = readOrTell()
if (config) {
  tell([...namesFindings(process.env, knownVariables), paymentFinding(config), proxyFinding(config)])
  await tellOfDatabase(config)
  tell(await Promise.all([mailFinding(config), addressFinding(config), backupFinding(config)]))
}
