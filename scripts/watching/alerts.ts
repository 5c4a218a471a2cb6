/** Looks at a file of alerts: `npm run alerts -- deploy/alerts.yml`. Ends with 1 where one of them could never be told. */
import { readFile } from 'node:fs/promises'
import { families } from '../../src/app/server/watching/families.ts'
import { whyNotAlerts } from './why-not-alerts.ts'

const [path = 'deploy/alerts.yml'] = process.argv.slice(2)
const text = await readFile(path, 'utf8').catch(() => null)
const faults = text === null ? [`${path} cannot be read.`] : whyNotAlerts(text, families)
process.stdout.write(faults.length > 0 ? `${faults.join('\n')}\n` : `${path}: every metric is told.\n`)
process.exitCode = faults.length > 0 ? 1 : 0
