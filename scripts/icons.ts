/**
 * Draws the icons of src/kit/app-icons.ts from our own mark into src/kit/web/theme/icons, with the tests' browser:
 *   node scripts/icons.ts
 * To be run again whenever the mark changes; the files are kept in the repository, and a server only reads them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { type AppIcon, maskableIcons, touchIcon } from '../src/kit/app-icons.ts'
import { paper } from '../src/kit/paper.ts'
import { openBrowser } from '../test/browser.ts'

const folder = join(import.meta.dirname, '../src/kit/web/theme/icons')
const mark = readFileSync(join(folder, 'mark.svg'), 'utf8')
const browser = await openBrowser()
for (const icon of [touchIcon, ...maskableIcons]) await draw(browser, icon)
await browser.close()

async function draw(by: Browser, { path, size, room }: AppIcon): Promise<void> {
  const page = await by.newPage({ viewport: { width: size, height: size } })
  const side = `width:${100 * room}%;height:${100 * room}%`
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${paper.light}"><div style="${side}">${mark}</div></body>`,
  )
  await page.screenshot({ path: join(folder, path) })
  await page.close()
}
