/** `npm test`: everything that must hold, the stories in a real browser included. */
import { runEverything } from './checks.ts'

await runEverything()
