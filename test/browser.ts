/** A real Chromium: the one CHROMIUM names, else the one npm carries, else the machine's. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** `more` are further switches of Chromium's. */
export async function openBrowser(more: string[] = []): Promise<Browser> {
  const named = process.env['CHROMIUM']
  const switches = [...args, ...more]
  if (named) return chromium.launch({ executablePath: named, args: switches })
  let why: unknown
  const carried = await unpack().catch((error: unknown) => void (why = error))
  if (carried)
    return chromium.launch({ executablePath: join(carried, 'chromium'), args: switches, env: surroundings(carried) })
  const executablePath = known.find((path) => existsSync(path))
  if (executablePath) return chromium.launch({ executablePath, args: switches })
  const advice = 'Install one (as root: apt-get install chromium), or name one in CHROMIUM.'
  throw new Error(`The package @sparticuz/chromium gave no browser, and this machine has none. ${advice}`, {
    cause: why,
  })
}

/** Unpacks npm's Chromium once, aside and then into place: several test files may want it at the same time. */
async function unpack(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('npm carries Chromium for Linux on x64 only')
  const home = join(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '../..')
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string }
  const place = resolve('.farsight', `chromium-${version}`)
  if (existsSync(place)) return place
  const aside = `${place}.${process.pid}`
  await mkdir(aside, { recursive: true })
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = aside // where the package unpacks to
  try {
    const { inflate } = await import('@sparticuz/chromium')
    for (const name of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
      await inflate(join(home, 'bin', name))
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    throw error
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
  await writeFile(
    join(aside, 'fonts/fonts.conf'),
    `<fontconfig><dir>${place}/fonts</dir><cachedir>${place}/cache</cachedir></fontconfig>`,
  )
  await rename(aside, place).catch(() => rm(aside, { recursive: true }))
  return place
}

/** Libraries and a font come along for machines that have none; the machine's own go first. */
function surroundings(place: string): Record<string, string> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  const libraries = existsSync('/usr/lib/x86_64-linux-gnu/libnss3.so')
    ? {}
    : { LD_LIBRARY_PATH: join(place, 'al2023/lib') }
  const fonts = existsSync('/usr/share/fonts/truetype') ? {} : { FONTCONFIG_PATH: join(place, 'fonts') }
  return { ...env, ...libraries, ...fonts }
}
