/** Writes the dashboard of what this server tells: `npm run dashboard`. */
import { writeFile } from 'node:fs/promises'
import { families } from '../../src/app/server/watching/families.ts'
import { dashboardOf } from './dashboard-of.ts'

await writeFile('deploy/grafana.json', `${JSON.stringify(dashboardOf(families), null, 2)}\n`)
