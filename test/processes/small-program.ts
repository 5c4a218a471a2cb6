/** Two processes of one parent that answer with their own number: for what a parent does, whatever those serve. */
import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { holdProcesses } from '#kit/server/processes/hold-processes.ts'
import { heedParent, tellParent } from '#kit/server/processes/own-parent.ts'

if (cluster.isPrimary) hold()
else serve()

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

function hold() {
  holdProcesses({ processes: 2, envOf: () => ({}), onServed: (address) => say(`It is at ${address}`), say })
}

function serve() {
  const server = createServer((_, response) => response.end(String(process.pid)))
  server.listen(Number(process.env['PORT']), '127.0.0.1', () => {
    const address = server.address()
    if (address !== null && typeof address === 'object') tellParent(`http://127.0.0.1:${address.port}`)
  })
  process.on('SIGTERM', leave)
  heedParent(leave)
}

function leave() {
  process.exit()
}
