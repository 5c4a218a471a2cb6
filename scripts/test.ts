/** `npm test`: everything that must hold, trials and the stories in a real browser included. */
import { runChecks, style, types, unused } from './checks.ts'
import { runTestsAskingAgain } from './run-tests.ts'

await runChecks([...types, unused, ...style()], runTestsAskingAgain([]))
