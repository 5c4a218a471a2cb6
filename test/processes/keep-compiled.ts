/** Before a program that a test will kill: Node keeps what it has compiled when it is told, and not at the end alone. */
import { flushCompileCache } from 'node:module'

process.on('SIGUSR2', () => flushCompileCache())
