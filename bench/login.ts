/**
 * What signing in costs: CPU of a login and of calls by bearer and by cookie, and the bytes of script that only the
 * sign-in page loads.
 */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Page } from 'playwright-core'
import { openBrowser } from '../test/browser.ts'
import { givenUser } from '../test/given/user.ts'
import { benchWorld, quantile, rounded } from './world.ts'

const calls = 500

export async function benchLogin() {
  const { app, close } = await benchWorld()
  try {
    const { token, cookie } = await givenUser(app)
    const bearer = { authorization: `Bearer ${token}` }
    const measured = {
      meByBearer: await measure(app, { method: 'GET', url: '/api/me', headers: bearer }),
      meByCookie: await measure(app, { method: 'GET', url: '/api/me', headers: { cookie } }),
      visitor: await measure(app, { method: 'GET', url: '/api/auth/config' }),
      // Last: so many logins end the session of the cookie above.
      login: await measure(app, { method: 'POST', url: '/api/auth/login', payload: { idToken: token } }),
    }
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    return { milliseconds: measured, signInPage: await weighSignIn(address) }
  } finally {
    await close()
  }
}

type Call = { method: 'GET' | 'POST'; url: string; payload?: object; headers?: Record<string, string> }

/** Of this process alone: the database's own work is not in the CPU time, but in the time that passes. */
async function measure(app: FastifyInstance, call: Call) {
  const once = async () => {
    const { statusCode, body } = await app.inject(call)
    if (statusCode !== 200) throw new Error(`${call.url} answered ${statusCode}: ${body}`)
  }
  for (let i = 0; i < 100; i++) await once() // until the program is warm
  const times: number[] = []
  const before = process.cpuUsage()
  for (let i = 0; i < calls; i++) {
    const start = performance.now()
    await once()
    times.push(performance.now() - start)
  }
  const { user, system } = process.cpuUsage(before)
  return {
    cpu: rounded((user + system) / 1000 / calls),
    p50: rounded(quantile(times, 0.5)),
    p95: rounded(quantile(times, 0.95)),
  }
}

/**
 * What the sign-in page loads that home does not, by the time that somebody could sign in. In kilobytes of 1024 bytes,
 * as gzip.
 */
async function weighSignIn(address: string) {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ baseURL: address })
    const home = await scriptsOf(page, '/')
    const all = await scriptsOf(page, '/sign-in')
    const own = all.filter((file) => !home.includes(file))
    return {
      scripts: own.length,
      gzipKilobytes: await sizeOf(address, own),
      wholePageGzipKilobytes: await sizeOf(address, all),
    }
  } finally {
    await browser.close()
  }
}

async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const files = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) files.add(pathname)
  })
  await page.goto(`${path}?${randomBytes(4).toString('hex')}`, { waitUntil: 'networkidle' })
  await page.mouse.move(1, 1) // pages of items wait for a touch
  await page.locator('#app[data-ready]').waitFor()
  if (path === '/sign-in') await page.getByRole('button', { name: 'Continue', exact: true }).waitFor()
  page.removeAllListeners('response')
  return [...files]
}

async function sizeOf(address: string, files: string[]): Promise<number> {
  const heads = await Promise.all(
    files.map((file) => fetch(address + file, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } })),
  )
  return rounded(heads.reduce((sum, { headers }) => sum + Number(headers.get('content-length')), 0) / 1024, 1)
}
