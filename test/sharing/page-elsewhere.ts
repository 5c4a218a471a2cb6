/** A page of another site in a real browser, with whatever it is given in its body. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { givenBrowser } from '../given.ts'
import { whenDone } from '../when-done.ts'

export async function givenElsewhere() {
  let shown = ''
  const host = createServer((_, reply) =>
    reply
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><title>Elsewhere</title>${shown}`),
  )
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
  whenDone(() => void host.close())
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/` // it listens on a port

  /** With all that it said, asked for and was sent. */
  const pageWith = async (html: string) => {
    shown = `<script>messages = []; addEventListener('message', ({ data, origin }) => messages.push({ ...data, origin }))</script>${html}`
    const context = await (await givenBrowser()).newContext()
    const page = await context.newPage()
    const errors: string[] = []
    const hosts = new Set<string>()
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    await page.goto(address)
    return { page, context, errors, hosts }
  }
  return { address, pageWith }
}
