/** `npm run check`: what must hold at every save, in less than a minute. Everything but the stories in the browser. */
import { runEverything } from './checks.ts'

await runEverything('src')
