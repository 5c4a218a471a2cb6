/** Looks at screens as a story comes by them, in the narrowest and a wide window. */
import { violationsOn } from './axe.ts'
import type { Visitor } from './visitor.ts'

/** What is wrong with each screen that was looked at; nothing for those that are sound. */
export function inspection({ page }: Visitor) {
  const faults: Record<string, string[]> = {}
  return {
    faults,
    async look(name: string) {
      await page.getByText('Looking whether you are signed in').waitFor({ state: 'hidden' })
      const found: string[] = []
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 })
        await page.evaluate(`for (const fold of document.querySelectorAll('details')) fold.open = true`)
        const overhang = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
        if (overhang > 0) found.push(`${width}: can be scrolled sideways by ${overhang} px`)
        found.push(...(await violationsOn(page)).map((violation) => `${width}: ${violation}`))
      }
      await page.setViewportSize({ width: 1280, height: 800 })
      if (found.length > 0) faults[name] = found
    },
  }
}
