/** For stories of what is touched before a page has its program. */
import type { Page } from 'playwright-core'

export const programFiles = /\/assets\/(web|vendor|parts)-[\w-]+\.js$/

/** The program is held up on its way until the story lets it come. */
export async function holdProgram(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(programFiles, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
