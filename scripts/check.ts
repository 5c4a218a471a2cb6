/** `npm run check`: what must hold before a change is handed on. Everything but the stories in the browser. */
import { runEverything } from './checks.ts'

await runEverything('src')
