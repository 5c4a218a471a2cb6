/** oEmbed as programs of others ask for it: by the library that most of them use. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extract, setProviderList } from 'oembed-parser'
import { whenDone } from '../when-done.ts'

/**
 * `address`: where the site answers, `origin`: by which it names itself. The library asks over https alone, or through
 * a proxy: this one ends at the door.
 */
export async function givenOembedReader(address: string, origin: string) {
  const door = createServer((request, reply) => {
    const wanted = decodeURIComponent((request.url ?? '').slice(1)).replace(/^https/, 'http')
    void fetch(wanted).then(async (answer) => reply.writeHead(answer.status).end(await answer.text()))
  })
  await new Promise<void>((done) => door.listen(0, '127.0.0.1', done))
  whenDone(() => void door.close())
  const { port } = door.address() as AddressInfo // it listens on a port
  setProviderList([
    {
      provider_name: 'Farsight',
      provider_url: origin,
      endpoints: [{ schemes: [`${origin}/*`], url: `${address}/oembed` }],
    },
  ])
  return (page: string) => extract(origin + page, {}, { proxy: { target: `http://127.0.0.1:${port}/` } })
}
