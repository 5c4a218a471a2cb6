/** Which release of Farsight this is. */
import { readFileSync } from 'node:fs'

const own: unknown = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'))

export const { version } = own as { version: string } // our own file
