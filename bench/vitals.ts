/**
 * What a reader's browser feels: bytes of script, largest paint, shifts, and Lighthouse's four scores, in a real
 * Chromium against a real server.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openBrowser } from '../test/browser.ts'
import { benchWorld, rounded } from './world.ts'

const run = promisify(execFile)
const pages = {
  home: '/',
  trend: '/trend/131',
  prediction: '/prediction/12',
  scenario: '/scenario/181',
  allStuff: '/all-stuff',
}
/** Asked of the registry when this runs, and only then: it is far larger than the product. */
const lighthouse = 'lighthouse@13.5.0'

export async function benchVitals() {
  const { app, close } = await benchWorld()
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  try {
    const measured: Record<string, unknown> = {}
    for (const [name, path] of Object.entries(pages))
      measured[name] = { ...(await feel(url + path)), lighthouse: await score(url + path) }
    return measured
  } finally {
    await close()
  }
}

/** What files weigh as they travel, in kilobytes of 1024 bytes. */
async function weigh(files: readonly string[]) {
  const sizeAs = async (encoding: string) => {
    const heads = await Promise.all(
      files.map((file) => fetch(file, { method: 'HEAD', headers: { 'accept-encoding': encoding } })),
    )
    return rounded(heads.reduce((sum, { headers }) => sum + Number(headers.get('content-length')), 0) / 1024, 1)
  }
  return { scripts: files.length, gzipKilobytes: await sizeAs('gzip'), brotliKilobytes: await sizeAs('br') }
}

/**
 * A fresh browser, as a first visit: the scripts that are fetched before the first touch and after it, how long the page
 * then takes to answer, and the two vitals that can be measured without a visitor's hand.
 */
async function feel(url: string) {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    let requests = 0
    page.on('response', () => requests++)
    await page.addInitScript(`
      window.vitals = { lcp: 0, cls: 0 }
      new PerformanceObserver((list) => list.getEntries().forEach((e) => { window.vitals.lcp = e.startTime })).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => list.getEntries().forEach((e) => { if (!e.hadRecentInput) window.vitals.cls += e.value })).observe({ type: 'layout-shift', buffered: true })
    `)
    const scripts = () =>
      page.evaluate<string[]>(
        `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))`,
      )
    await page.goto(url, { waitUntil: 'networkidle' })
    const [before, requestsBefore] = [await scripts(), requests]
    const touched = performance.now()
    await page.mouse.move(1, 1)
    await page.locator('#app[data-ready]').waitFor()
    const answersAfterMs = Math.round(performance.now() - touched)
    const { lcp, cls } = await page.evaluate<{ lcp: number; cls: number }>('window.vitals')
    return {
      beforeTouch: await weigh(before),
      afterTouch: await weigh(await scripts()),
      answersAfterMs,
      requests: requestsBefore,
      lcpMs: Math.round(lcp),
      cls: rounded(cls, 3),
    }
  } finally {
    await browser.close()
  }
}

/**
 * Lighthouse as it comes, with its own throttling of a slow phone; drives the browser of the tests through its
 * debugging port.
 */
async function score(url: string) {
  const port = 9300 + (process.pid % 500)
  const browser = await openBrowser([`--remote-debugging-port=${port}`])
  const folder = await mkdtemp(join(tmpdir(), 'farsight-lighthouse-'))
  try {
    const output = join(folder, 'report.json')
    await run('npm', [
      'exec',
      '--yes',
      '--ignore-scripts',
      '--',
      lighthouse,
      url,
      `--port=${port}`,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      '--only-categories=performance,accessibility,best-practices,seo',
    ])
    const report = JSON.parse(await readFile(output, 'utf8')) as Report
    const scores = Object.fromEntries(
      Object.entries(report.categories).map(([name, { score: share }]) => [name, Math.round((share ?? 0) * 100)]),
    )
    return {
      ...scores,
      lcpMs: Math.round(report.audits['largest-contentful-paint']?.numericValue ?? 0),
      tbtMs: Math.round(report.audits['total-blocking-time']?.numericValue ?? 0),
      faults: faultsOf(report),
    }
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>
}

/** The audits that cost points. */
function faultsOf({ categories, audits }: Report): string[] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return [...new Set(counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9))]
}
